import UIKit

/// Sets of objects in the order that they have by the addresses of what is in them.
enum Orders {
    private final class Plain {
        let number: Int

        init(_ number: Int) { self.number = number }
    }

    private final class OfFoundation: NSObject, @unchecked Sendable {
        let number: Int

        init(_ number: Int) { self.number = number }
    }

    /// Prints them.
    static func tell() {
        let plain = (0..<12).map(Plain.init)
        let ofFoundation = (0..<12).map(OfFoundation.init)
        let numbers = Dictionary(uniqueKeysWithValues: plain.map { (ObjectIdentifier($0), $0.number) })
        print("plain \(numbers.map { "\($0.value)" }.joined(separator: " "))|")
        print("of Foundation \(Set(ofFoundation).map { "\($0.number)" }.joined(separator: " "))|")
        let classes: [AnyClass] = [Plain.self, OfFoundation.self, NSObject.self, UIView.self, Thread.self]
        let order = Set(classes.map { ObjectIdentifier($0) }).map { id in
            "\(classes.firstIndex { ObjectIdentifier($0) == id } ?? 0)"
        }
        print("classes \(order.joined(separator: " "))|")
        print("at \(ObjectIdentifier(plain[0])) \(ObjectIdentifier(ofFoundation[0]))|")
    }
}
