// Trail/Views/MapView
