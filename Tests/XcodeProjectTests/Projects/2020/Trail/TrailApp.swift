// Trail/TrailApp
