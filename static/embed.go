// Package static holds what pages load: style sheets, scripts, icons and fonts.
// All of it is in the program; nothing is fetched from elsewhere. Where each
// vendored file comes from is in ASSETS.md, and a test holds the files to it.
package static

import (
	"embed"
	"io/fs"
)

//go:embed *.css *.js *.svg fonts/*.woff2
var embedded embed.FS

// Files are served under /static/: those of others as they are, our own style
// sheets and scripts minified.
var Files fs.FS = lean{embedded}
