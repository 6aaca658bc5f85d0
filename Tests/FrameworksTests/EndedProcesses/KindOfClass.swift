import UIKit

/// The kinds of classes that the runtime keeps apart: each has its deinit somewhere else.
enum KindOfClass: String, CaseIterable, Sendable {
    case plain, generic, subclassOfGeneric, `actor`

    /// An object of the kind that deletes a file when it goes.
    func make(deleting path: String) -> any AnyObject & Sendable {
        switch self {
        case .plain: Relic(deleting: path)
        case .generic: GenericRelic(path, Double(1))
        case .subclassOfGeneric: RelicOfGeneric(path, Int8(1))
        case .actor: ActorRelic(path)
        }
    }
}

private class GenericRelic<Value: Sendable>: @unchecked Sendable {
    private let path: String
    private let value: Value

    init(_ path: String, _ value: Value) { (self.path, self.value) = (path, value) }

    deinit { unlink(path) }
}

private final class RelicOfGeneric: GenericRelic<Int8>, @unchecked Sendable {
    private let more = NSLock()
}

private actor ActorRelic {
    private let path: String
    private let lock = NSLock()

    init(_ path: String) { self.path = path }

    deinit { unlink(path) }
}
