// swift-format-ignore-file
//
//  main.swift
//  Metronome
//

import UIKit

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
