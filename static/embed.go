// Package static holds what pages load: style sheets, scripts, icons and fonts.
// All of it is in the program; nothing is fetched from elsewhere. Where each
// vendored file comes from is in ASSETS.md, and a test holds the files to it.
package static

import "embed"

// Files are served as they are under /static/.
//
//go:embed *.css *.js *.svg fonts/*.woff2
var Files embed.FS
