import Foundation
import UIKit

/// What was called, in order.
func write(_ text: String) { print(text) }

class Base: NSObject {
    @objc func tick() { write("Base.tick") }
    @objc func note(_ notification: Notification) { print("Base.note", notification.name.rawValue) }
    @objc(renamed:) func original(_ value: Any?) { print("Base.original", value ?? "nil") }
    @objc private func hidden(timer: Timer) { print("Base.hidden", timer.userInfo as? String ?? "nil") }
    @objc
    public func sum(
        of one: NSNumber,
        and other: NSNumber
    ) -> NSNumber {
        return NSNumber(value: one.intValue + other.intValue)
    }
    @objc func mayThrow(_ flag: Bool) throws { if flag { throw CocoaError(.fileNoSuchFile) }; write("did not throw") }
    @IBAction func tapped(_ sender: Any) { write("tapped") }

    func startHidden() {
        Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(hidden(timer:)), userInfo: "x", repeats: false)
    }
}

final class Derived: Base {
    override func tick() {
        super.tick()
        write("Derived.tick")
    }
}

extension Base {
    @objc func fromExtension() { write("Base.fromExtension") }
}

extension UIResponder {
    @objc func fromExtensionOfSystem() { write("UIResponder.fromExtensionOfSystem") }
}

@objcMembers class Everything: NSObject {
    var name = "everything"
    func exposed(_ value: NSString, with other: NSString) { print("exposed", value, other) }
    private func notExposed() {}
    @nonobjc func neither() {}
}

@MainActor class OnMain: NSObject {
    @objc dynamic var count = 0
    @objc func increase() { count += 1; print("count", count) }
}

enum Outer {
    private class Inner: NSObject {
        @objc func inner() { write("Inner.inner") }
    }
    static func callInner() { _ = Inner().perform(#selector(Inner.inner)) }
}

func localClass() {
    class Local: NSObject {
        @objc func local() { write("Local.local") }
    }
    Local().perform(#selector(Local.local))
}

@MainActor func useSelectors() {
    let derived = Derived()
    derived.perform(#selector(Base.tick))
    derived.perform(#selector(Derived.fromExtension))
    derived.perform(#selector(Base.original(_:)), with: "value")
    derived.perform(Selector(("renamed:")), with: nil)
    derived.perform(#selector(Base.mayThrow(_:)), with: false)
    derived.perform(#selector(Base.tapped))
    print(derived.perform(#selector(Base.sum(of:and:)), with: 1, with: 2)?.takeUnretainedValue() as? NSNumber ?? -1)
    print(derived.responds(to: #selector(Base.tick)), derived.responds(to: Selector("nothing")))
    print(
        "names: \(#selector(Base.sum(of:and:))) \(#selector(Everything.exposed(_:with:))) \(#selector(getter: OnMain.count))"
    )
    Everything().perform(#selector(Everything.exposed(_:with:)), with: "a" as NSString, with: "b" as NSString)
    let main = OnMain()
    main.perform(#selector(OnMain.increase))
    UIResponder().perform(#selector(UIResponder.fromExtensionOfSystem))
    Outer.callInner()
    localClass()
    NotificationCenter.default.addObserver(
        derived, selector: #selector(Base.note(_:)), name: NSNotification.Name(rawValue: "ping"), object: nil)
    NotificationCenter.default.post(name: Notification.Name("ping"), object: nil)
    derived.startHidden()
    print(#keyPath(OnMain.count))
}
