package static

import (
	"bytes"
	"io/fs"
	"regexp"
	"strings"
)

// lean is a file system whose own sheets and script have lost their comments and
// indents.
type lean struct{ from fs.FS }

// Open gives the file, leaner where it is ours.
func (l lean) Open(name string) (fs.File, error) {
	f, err := l.from.Open(name)
	if err != nil || !strings.HasSuffix(name, ".css") && name != "croupier.js" {
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
	if name == "croupier.js" {
		body = leanScript(body)
	} else {
		body = leanSheet(body)
	}
	return leanFile{bytes.NewReader(body), leanInfo{info, int64(len(body))}}, nil
}

var comment = regexp.MustCompile(`(?s)/\*.*?\*/`)

// leanSheet drops comments, indents and empty lines. No text of ours holds a comment.
func leanSheet(src []byte) []byte {
	return lines(comment.ReplaceAll(src, nil), func(string) bool { return false })
}

// leanScript drops lines that are comments, indents and empty lines. No text of
// ours runs over several lines.
func leanScript(src []byte) []byte {
	return lines(src, func(line string) bool { return strings.HasPrefix(line, "//") })
}

func lines(src []byte, drop func(string) bool) []byte {
	var out bytes.Buffer
	for line := range strings.Lines(string(src)) {
		if line = strings.TrimSpace(line); line != "" && !drop(line) {
			out.WriteString(line + "\n")
		}
	}
	return out.Bytes()
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
