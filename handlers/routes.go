package handlers

import (
	"net/http"

	"github.com/labstack/echo/v4"
)

const staticRoute = "/static/*"

// routes is the whole URL table. Only POST changes anything, but for the host's
// one-time link.
func (s *Shell) routes() http.Handler {
	e := echo.New()
	e.HideBanner, e.HidePort = true, true
	e.IPExtractor = echo.ExtractIPDirect()
	e.HTTPErrorHandler = s.fail
	e.Pre(s.logRequest, s.recoverPanic, s.setHeaders, s.guard) // also where no route is found

	e.GET("/", s.lobby)
	e.POST("/tables", s.openTable)
	e.GET("/host/:token", s.openHostLink)
	e.POST("/host/:token", s.takeRole)

	e.POST("/templates", s.takeTemplate)
	e.GET("/template/:token", s.templatePage)
	e.GET("/template/:token/file", s.templateFile)
	e.POST("/template/:token/drop", s.dropTemplate)

	e.GET("/join/:token", s.joinPage)
	e.POST("/join/:token", s.sitDown)
	e.POST("/join", s.sitDownByCode)

	e.GET("/t/:code", s.page)
	e.GET("/t/:code/live", s.stream)
	e.GET("/t/:code/pad", s.fold)
	e.POST("/t/:code/enter", s.enter)
	e.POST("/t/:code/move", s.moveSeat)
	e.POST("/t/:code/host", s.handOn)
	e.GET("/t/:code/template", s.savePage)
	e.POST("/t/:code/template", s.save)
	e.GET("/t/:code/history", s.history)
	e.GET("/t/:code/night.csv", s.spreadsheet)
	e.GET("/t/:code/night", s.nightFile)
	e.GET("/t/:code/report", s.report)
	e.GET("/t/:code/report.json", s.reportFile)
	e.GET("/t/:code/qr.svg", s.qrSVG)

	e.GET("/shelf", s.shelfPage)
	e.POST("/shelf", s.changeShelf)
	e.GET("/shelf/:file", s.shelfFile)
	e.POST(shelfIn, s.takeShelf)

	e.GET(staticRoute, s.static())
	e.GET(healthRoute, s.healthz)
	return e
}
