package handlers

import (
	"context"
	"net/http/httptest"
	"testing"

	"github.com/labstack/echo/v4"

	"croupier/views/pages"
)

// Whoever has closed their side and listens on still gets the page.
func TestAPageIsDrawnForWhoListensOn(t *testing.T) {
	ctx, over := context.WithCancel(context.Background())
	over()
	w := httptest.NewRecorder()
	c := echo.New().NewContext(httptest.NewRequest("GET", "/", nil).WithContext(ctx), w)
	if err := draw(c, 200, pages.Lobby(pages.LobbyPage{})); err != nil || w.Code != 200 || w.Body.Len() == 0 {
		t.Errorf("it is drawn with %v: %d, %d bytes", err, w.Code, w.Body.Len())
	}
}
