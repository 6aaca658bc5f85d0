// swift-format-ignore-file

internal import Dispatch
import UIKit.UIGestureRecognizerSubclass

import struct Foundation.Date
import class UIKit.UIView

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/* A comment /* in a comment */ with #if os(Linux) and @objc */
let texts = [
    "@objc #selector(x) import Foundation os(iOS)", #"raw \(no) @objc"#,
    """
    several lines with "quotes" and \("an " + "interpolation: \(1 + 1)") @objc
    """, #"""#,
]

#if os(iOS) && !targetEnvironment(simulator)
    let place = "phone"
#elseif os(Linux)
    let place = "linux"
#else
    let place = "elsewhere"
#endif

#if arch(i386) || arch(x86_64)
    let processor = "simulator"
#else
    let processor = "phone"
#endif

#if DEBUG
    let configuration = "debug"
#else
    let configuration = "release"
#endif

@available(iOS 15, *)
class OnlyNew: NSObject {
    var text: String { return "new" }
}

func availableFeature() -> String {
    if #available(iOS 17.0, *) {
        return "17 " + OnlyNew().text
    } else if #available(iOS 13.1, macOS 10.15, *), place == "phone" {
        return "13.1"
    }
    guard #available(iOS 7, *) else { return "old" }
    if #unavailable(iOS 9) { return "before 9" }
    return "9"
}

func useConditions() {
    print(place, processor)
    print(availableFeature())
    for text in texts { print(text) }
    print(Foundation.Date(timeIntervalSinceReferenceDate: 0) < Date(), MemoryLayout<Foundation.Data>.size > 0)
    print("line \(#line)", #fileID)
    let division = 8 / 2 / 2
    let expression = /a\/b(c)/
    print(division, "a/bc".contains(expression))
}
