import UIKit

@objc protocol PickerDelegate {
    func pickerDidOpen(_ picker: Picker)
    @objc optional func picker(_ picker: Picker, didPick item: String)
    @objc optional func picker(_ picker: Picker, shouldClose reason: Int) -> Bool
    @objc optional func pickerDidClose()
}

@objc public protocol Greeter: NSObjectProtocol {
    @objc optional func greet() -> String
    @objc optional func greet(then done: (String) -> Void)
}

class Picker: NSObject {
    weak var delegate: PickerDelegate?

    func run() {
        delegate?.pickerDidOpen(self)
        delegate?.picker?(self, didPick: "item")
        print(delegate?.picker?(self, shouldClose: 1) ?? true)
        delegate?.pickerDidClose?()
        print(delegate?.pickerDidClose != nil)
    }
}

class Silent: NSObject, PickerDelegate {
    func pickerDidOpen(_ picker: Picker) { print("silent: open") }
}

class Chatty: Silent {
    func picker(_ picker: Picker, didPick item: String) { print("chatty:", item) }
    func picker(_ picker: Picker, shouldClose reason: Int) -> Bool { return reason > 1 }
}

extension Chatty {
    func pickerDidClose() { print("chatty: closed") }
}

class Polite: NSObject, Greeter {
    func greet() -> String { return "good day" }
    func greet(then done: (String) -> Void) { done("good night") }
}

func useOptionalMethods() {
    let picker = Picker()
    let (silent, chatty) = (Silent(), Chatty())
    picker.delegate = silent
    picker.run()
    picker.delegate = chatty
    picker.run()
    let greeter: Greeter = Polite()
    print(greeter.greet?() ?? "nothing")
    greeter.greet? { print($0) }
    let onDone: ((String) -> Void)? = { print("closure", $0) }
    onDone?("called")
}
