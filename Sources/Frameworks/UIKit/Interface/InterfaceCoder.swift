import BackgroundRuntime
import VigilInterfaceFile

/// What an object is made of that comes from a storyboard or a nib: its `init(coder:)` gets it.
///
/// It has no keys of an archive: what the file says of the object, UIKit's own initializer reads.
final class InterfaceCoder: NSCoder {
    /// What the file says of the object.
    let element: InterfaceElement
    /// The objects that are made with it.
    let objects: InterfaceObjects

    init(_ element: InterfaceElement, in objects: InterfaceObjects) {
        (self.element, self.objects) = (element, objects)
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// What a file of Interface Builder says of what is made; nil for another coder.
    var interfaceElement: InterfaceElement? { (self as? InterfaceCoder)?.element }
}
