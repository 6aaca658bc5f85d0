// AppDelegate.h
