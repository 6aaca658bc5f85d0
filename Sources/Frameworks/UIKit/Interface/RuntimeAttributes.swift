import BackgroundRuntime
import VigilInterfaceFile

/// The values that a file sets of an object by their names, as key-value coding does.
@MainActor
enum RuntimeAttributes {
    /// Sets those that the object's class has, or may have as one of Apple's. Looks are passed over; of others it is said that
    /// nothing is set, as a phone logs it.
    static func set(_ group: InterfaceElement, of object: AnyObject) {
        for attribute in group.children {
            guard let path = attribute["keyPath"] else { continue }
            set(value(of: attribute), for: path, of: object, attribute)
        }
    }

    private static func set(_ value: Any?, for path: String, of object: AnyObject, _ attribute: InterfaceElement) {
        if looks.contains(where: path.hasPrefix), !KeyValue.has(path, object) { return }
        if KeyValue.takes(path, of: object) { return KeyValue.set(value, of: object, for: path) }
        SimulatedApp.note(
            "Failed to set (\(path)) user defined inspected property on (\(type(of: object))): this class is not key "
                + "value coding-compliant for the key \(path).")
    }

    private static let looks = ["layer.", "cornerRadius", "border", "shadow", "masksToBounds", "tintColor"]

    private static func value(of attribute: InterfaceElement) -> Any? {
        let inner = attribute.child(keyed: "value")
        switch attribute["type"] {
        case "boolean": return attribute.flag("value") ?? inner?.flag("value") ?? false
        case "number": return inner?.integer("value").map { $0 as Any } ?? inner?.number("value")
        case "string", "localizedString": return attribute["value"] ?? inner?.text ?? inner?["value"]
        case "color":
            SimulatedApp.notSimulated(
                "the colour of \(attribute["keyPath"] ?? "an attribute")", "it is set to a clear one")
            return UIColor.clear
        case "image": return attribute["value"].flatMap { UIImage(named: $0) }
        case "size": return CGSize(width: inner?.number("width") ?? 0, height: inner?.number("height") ?? 0)
        case "point": return CGPoint(x: inner?.number("x") ?? 0, y: inner?.number("y") ?? 0)
        default: return nil
        }
    }
}
