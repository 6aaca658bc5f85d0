import UIKit

/// Whose properties Objective-C finds by their names.
class Gauge: NSObject {
    @objc var name = "first"
    @objc private(set) var fixed = 1
    @objc let constant = "constant"
    @objc lazy var late = "late"
    @objc(isOpen) var open = false
    @objc var label: String { "label of " + name }
    @IBInspectable var width: Int = 2
    @IBOutlet weak var view: UIView!
    @objc dynamic var count = 0 {
        didSet { print("own", count) }
    }
    @objc dynamic var twice: Int {
        get { count * 2 }
        set { count = newValue / 2 }
    }
    @objc dynamic lazy var once: [String] = { ["a"] }()
}

@objcMembers class Meter: Gauge {
    var extra: String?
    private var secret = 1
    @objc var level: Int = 0 {
        willSet { print("before", newValue) }
    }
}

@MainActor func useKeyValues() {
    let meter = Meter()
    meter.setValue("second", forKey: "name")
    meter.setValue(5, forKey: "width")
    meter.setValue(true, forKey: "isOpen")
    meter.setValue("more", forKey: "extra")
    meter.setValue(3, forKey: "level")
    meter.setValue(nil, forKey: "view")
    let keys = ["name", "fixed", "constant", "late", "open", "label", "width", "extra", "level"]
    print(keys.map { "\(meter.value(forKey: $0) ?? "nil")" }.joined(separator: " "))
    var tokens: [NSKeyValueObservation] = []
    tokens.append(
        meter.observe(\.count, options: [.old, .new]) { print("count", $1.oldValue ?? -1, $1.newValue ?? -1) })
    tokens.append(meter.observe(\.twice, options: .new) { print("twice", $1.newValue ?? -1) })
    tokens.append(meter.observe(\.once, options: .new) { print("once", $1.newValue ?? []) })
    meter.count = 4
    meter.twice = 10
    meter.once = ["b"]
    meter.setValue(7, forKey: "count")
    tokens.forEach { $0.invalidate() }
    meter.setValue(2, forKey: "fixed")
}
