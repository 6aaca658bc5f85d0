// a package
