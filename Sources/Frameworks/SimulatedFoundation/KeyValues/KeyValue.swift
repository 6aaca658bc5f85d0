import BackgroundRuntime

/// What knows the values of its keys itself, such as an object of Core Data.
package protocol KeyValueCoded: AnyObject {
    /// The value of a key; nothing where the object has no such key, nil inside where it has no value.
    func keyedValue(_ key: String) -> Any??
    /// Sets the value of a key; whether it has such a key.
    func setKeyedValue(_ value: Any?, _ key: String) -> Bool
}

/// The values of objects by their names, as Objective-C finds them.
///
/// There is no Objective-C here: dictionaries and collections have keys, objects that know theirs, and what is marked with
/// `@objc` in sources that the plugin translates. Of other objects the stored properties can be read. Only a key of the app's
/// own classes is judged: of Apple's it is not known which they have, and values are kept.
package enum KeyValue {
    /// The value of a key. Where the object has none of that name, the app ends with the exception of a phone.
    package static func value(of object: Any?, for key: String) -> Any? {
        guard let object = flat(object) else { return nil }
        if let found = known(object, key) { return flat(found) }
        if type(of: object) is AnyClass, KeptKeys.mayHaveMore(object as AnyObject) {
            return KeptKeys.value(of: object as AnyObject, for: key)
        }
        raiseUnknown(key, of: object, "valueForUndefinedKey:")
    }

    /// The value at the end of a path with dots and operators: `author.name`, `items.@count`, `items.@sum.price`.
    package static func value(of object: Any?, forPath path: String) -> Any? {
        guard let object = flat(object) else { return nil }
        guard let dot = path.firstIndex(of: "."), !path.hasPrefix("@") else {
            return path.hasPrefix("@") ? CollectionOperator.apply(path, to: object) : value(of: object, for: path)
        }
        let rest = String(path[path.index(after: dot)...])
        return value(of: value(of: object, for: String(path[..<dot])), forPath: rest)
    }

    /// Sets the value of a key. Where the object has none of that name, the app ends with the exception of a phone.
    package static func set(_ value: Any?, of object: AnyObject, for key: String) {
        if let coded = object as? any KeyValueCoded, coded.setKeyedValue(value, key) { return }
        if let dictionary = object as? NSMutableDictionary {
            if let value {
                dictionary[key as NSString] = value
            } else {
                dictionary.removeObject(forKey: key as NSString)
            }
            return
        }
        let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
        if Message.canSend(setter, to: object) {
            Message.send(setter, to: object, [value])
            return
        }
        if (object as? any SystemKeyed)?.setSystemValue(flat(value), key) == true { return }
        guard KeptKeys.mayHaveMore(object) else { raiseUnknown(key, of: object) }
        KeptKeys.keep(value, of: object, for: key)
    }

    /// Whether an object is known to take a value under a key.
    package static func has(_ key: String, _ object: AnyObject) -> Bool {
        let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
        return Message.canSend(setter, to: object) || (object as? any SystemKeyed)?.systemValue(key) != nil
    }

    /// Whether an object takes a value under a key: since it has that, or since that is not known here.
    package static func takes(_ key: String, of object: AnyObject) -> Bool {
        has(key, object) || KeptKeys.mayHaveMore(object)
    }

    /// Ends the app with the exception of a phone for a key that an object does not have.
    package static func raiseUnknown(_ key: String, of object: Any, _ method: String = "setValue:forUndefinedKey:")
        -> Never
    {
        SimulatedApp.raise(
            "NSUnknownKeyException: [<\(type(of: object))> \(method)]: this class is not key value coding-compliant for the "
                + "key \(key).")
    }

    /// A value out of all optionals around it, and without the object that stands for none.
    package static func flat(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any PossibleValue { return flat(optional.content) }
        return value is NSNull ? nil : value
    }

    /// The elements of a collection; nil for what is none.
    package static func elements(of value: Any) -> [Any]? {
        switch value {
        case is String, is NSString: nil
        case let items as [Any]: items
        case let items as NSArray: items.map(\.self)
        case let items as NSSet: items.map(\.self)
        case let items as NSOrderedSet: items.map(\.self)
        case let items as any Collection where !(value is Data) && !isDictionary(value): anyElements(items)
        default: nil
        }
    }

    private static func isDictionary(_ value: Any) -> Bool { value is NSDictionary || value is [AnyHashable: Any] }

    private static func anyElements(_ items: some Collection) -> [Any] { items.map { $0 } }

    /// The value of a key where the object has such a key: nothing where it has none.
    private static func known(_ object: Any, _ key: String) -> Any?? {
        if key == "self" { return .some(object) }
        switch object {
        case let coded as any KeyValueCoded: if let value = coded.keyedValue(key) { return value }
        case let dictionary as [String: Any]: return .some(dictionary[key])
        case let dictionary as NSDictionary: return .some(dictionary[key])
        default: if let items = elements(of: object) { return .some(items.map { value(of: $0, for: key) ?? NSNull() }) }
        }
        return ofMethod(object, key) ?? (object as? any SystemKeyed)?.systemValue(key) ?? stored(in: object, key)
    }

    /// What a method answers that a selector finds.
    private static func ofMethod(_ object: Any, _ key: String) -> Any?? {
        guard type(of: object) is AnyClass else { return nil }
        let capital = key.prefix(1).uppercased() + key.dropFirst()
        for name in [key, "is" + capital, "get" + capital]
        where Message.canSend(Selector(name), to: object as AnyObject) {
            return .some(Message.send(Selector(name), to: object as AnyObject))
        }
        return nil
    }

    private static func stored(in object: Any, _ key: String) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return .some(child.value) }
            mirror = current.superclassMirror
        }
        return nil
    }

}

/// A value that may be missing, whatever its type.
private protocol PossibleValue {
    var content: Any? { get }
}

extension Optional: PossibleValue {
    fileprivate var content: Any? { self }
}
