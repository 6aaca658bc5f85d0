/// A property whose new values a publisher delivers, before they are in place.
///
/// ```swift
/// @Published var name = "Ada"
/// $name.sink { print($0) }
/// ```
@propertyWrapper
public struct Published<Value> {
    private var publisherOfValue: Publisher

    /// A property with its first value.
    public init(initialValue: Value) { publisherOfValue = Publisher(PublishedBox(initialValue)) }

    /// A property with its first value.
    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    /// The publisher of the property, which people write as `$name`.
    public var projectedValue: Publisher {
        mutating get { publisherOfValue }
        set { publisherOfValue = newValue }
    }

    /// Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { preconditionFailure("@Published is for properties of classes") }
        set { preconditionFailure("@Published is for properties of classes, not for \(newValue)") }
    }

    /// The value in an object. Setting it tells first, and puts it in place then.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].publisherOfValue.box.value }
        set { object[keyPath: storageKeyPath].publisherOfValue.box.set(newValue) }
    }

    /// Delivers the value of a property: that of now at once, and each new one before it is in place.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let box: PublishedBox<Value>

        init(_ box: PublishedBox<Value>) { self.box = box }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
            box.subject.receive(subscriber: subscriber)
        }
    }
}

extension Published: PublishedProperty {
    var observation: any PublishedObservation { publisherOfValue.box }
}
