// A target has a source of its own; the others are named in iOSSources.json.
