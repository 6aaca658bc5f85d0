// swift-format-ignore-file
import Foundation
import UIKit

autoreleasepool {
    _ = UIApplicationMain(
        CommandLine.argc,
        CommandLine.unsafeArgv,
        nil,
        NSStringFromClass(RTAppDelegate.self)
    )
}
