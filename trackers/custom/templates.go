package custom

import (
	"embed"
	"path"
)

// shipped are the templates that come with the program: night files whose lines
// are all the host's. The first line of each is what the table is called, the
// second what it is for.
//
//go:embed templates/*.night
var shipped embed.FS

// templates are those files, by their names.
func templates() (out []string) {
	files, err := shipped.ReadDir("templates")
	if err != nil {
		panic("custom: " + err.Error()) // it is part of the program
	}
	for _, f := range files {
		text, err := shipped.ReadFile(path.Join("templates", f.Name()))
		if err != nil {
			panic("custom: " + err.Error())
		}
		out = append(out, string(text))
	}
	return out
}

// builds are the kinds that a template is made of.
func builds() (out []string) {
	for _, k := range building {
		out = append(out, k.Name)
	}
	return out
}
