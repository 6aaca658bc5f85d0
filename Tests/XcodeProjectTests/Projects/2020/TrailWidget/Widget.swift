// TrailWidget/Widget
