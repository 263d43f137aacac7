package handlers

import (
	"fmt"
	"net/http"

	"croupier/engine"
	"croupier/handlers/tables"
	"croupier/views/pages"

	"github.com/labstack/echo/v4"
)

// report is the night looked back on: the same for everybody.
func (s *Shell) report(c echo.Context) error {
	t, v, r, err := s.lookedBack(c)
	switch {
	case err != nil:
		return err
	case wantsJSON(c):
		return c.JSON(http.StatusOK, r)
	}
	return draw(c, http.StatusOK, pages.Report(pages.ReportPage{Code: t.Code, Viewer: v.screen, As: v.as, Report: r}))
}

// reportFile is the same as JSON, for a browser to save.
func (s *Shell) reportFile(c echo.Context) error {
	t, _, r, err := s.lookedBack(c)
	if err != nil {
		return err
	}
	c.Response().Header().Set(echo.HeaderContentDisposition, fmt.Sprintf(`attachment; filename="%s-%s.json"`, t.Game.Info().Name, t.Code))
	return c.JSON(http.StatusOK, r)
}

func (s *Shell) lookedBack(c echo.Context) (t *tables.Table, v viewer, r engine.Report, err error) {
	if t, v, err = s.viewerOf(c); err != nil {
		return t, v, r, err
	}
	r, err = t.Report(c.Request().Context())
	return t, v, r, err
}
