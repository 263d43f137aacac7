package static

import (
	"bytes"
	"io/fs"
	"strings"

	"github.com/tdewolff/minify/v2"
	"github.com/tdewolff/minify/v2/css"
	"github.com/tdewolff/minify/v2/js"
)

// lean is a file system whose own sheets and scripts are minified.
type lean struct{ from fs.FS }

var minifier = newMinifier()

func newMinifier() *minify.M {
	m := minify.New()
	m.AddFunc(".css", css.Minify)
	m.AddFunc(".js", js.Minify)
	return m
}

// kind is how a file is minified; empty for those of others, which stay as they are.
func kind(name string) string {
	switch {
	case strings.HasSuffix(name, ".css"):
		return ".css"
	case strings.HasSuffix(name, ".js") && !theirs[name]:
		return ".js"
	}
	return ""
}

// theirs are the scripts of others.
var theirs = map[string]bool{"htmx.min.js": true, "hx-sse.min.js": true, "no-sleep.js": true}

// Open gives the file, leaner where it is ours.
func (l lean) Open(name string) (fs.File, error) {
	f, err := l.from.Open(name)
	how := kind(name)
	if err != nil || how == "" {
		return f, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	body, err := fs.ReadFile(l.from, name)
	if err != nil {
		return nil, err
	}
	if body, err = minifier.Bytes(how, body); err != nil {
		return nil, err
	}
	return leanFile{bytes.NewReader(body), leanInfo{info, int64(len(body))}}, nil
}

// leanFile is a file in memory.
type leanFile struct {
	*bytes.Reader
	info leanInfo
}

func (f leanFile) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f leanFile) Close() error               { return nil }

type leanInfo struct {
	fs.FileInfo
	size int64
}

func (i leanInfo) Size() int64 { return i.size }
