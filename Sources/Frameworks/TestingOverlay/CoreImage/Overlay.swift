// Swift Testing declares an overlay for every file that imports both `Testing` and a module called `CoreImage`, and ships
// it for Apple's platforms only. This empty module stands in for it, so that such a test file compiles on Linux.
