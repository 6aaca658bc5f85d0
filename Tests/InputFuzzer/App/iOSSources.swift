// The plugin iOSSources compiles the other files of this folder.
