// AppDelegate.m
