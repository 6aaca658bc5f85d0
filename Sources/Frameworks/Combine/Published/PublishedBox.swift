/// The value of a published property, and those who are told of new ones.
final class PublishedBox<Value>: PublishedObservation {
    private(set) var value: Value
    let subject: CurrentValueSubject<Value, Never>
    var objectWillChange: ObservableObjectPublisher?
    private var sources: [AnyCancellable] = []

    init(_ value: Value) {
        self.value = value
        subject = CurrentValueSubject(value, name: "PublishedSubject")
    }

    /// Tells of a new value before it is in place, as `willSet` does.
    func set(_ newValue: Value) {
        objectWillChange?.send()
        subject.send(newValue)
        value = newValue
    }

    /// Takes the values of another publisher on, as long as the property lives.
    func take<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
        sources.append(publisher.sink { [weak self] in self?.set($0) })
    }
}

/// A published property, whatever its kind.
protocol PublishedProperty {
    var observation: any PublishedObservation { get }
}

/// What an object's publisher needs of its published properties.
protocol PublishedObservation: AnyObject {
    /// The publisher of the object that the property is in; nil while nobody asked for it.
    var objectWillChange: ObservableObjectPublisher? { get set }
}
