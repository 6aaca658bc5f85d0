/// Whose a stimulus, an action or an observation is.
struct ModuleWord: Sendable {
    let name: String
    /// Where it is declared.
    private let place: String
    /// The id of the module that brings it along; nil for a word of the host.
    private var owner: String?
    /// The first version of iOS that has what it is about.
    private(set) var first = SystemVersion.iOS(4)

    init(_ name: String, file: String, line: Int) {
        self.name = name
        place = "\(file):\(line)"
    }

    /// The same word as one of a module's.
    func owned(by owner: String) -> ModuleWord {
        var word = self
        word.owner = owner
        return word
    }

    /// The same word, for what came with this version of iOS.
    func since(_ first: SystemVersion) -> ModuleWord {
        var word = self
        word.first = first
        return word
    }

    /// Does what the word says.
    ///
    /// - Throws: a ``StimulusError`` where the system does not have that yet; what `body` throws, where that is a sentence for the caller; ``ModuleFailure`` for anything else.
    func perform(on device: Device, _ body: () throws -> Void) throws {
        guard device.system >= first else {
            throw StimulusError("\(name) came with \(first); the phone has \(device.system)")
        }
        guard let module = owner.flatMap(device.loaded.identity(of:)) else { return try body() }
        do {
            try module.run(body)
        } catch let error where !(type(of: error) is any CustomStringConvertible.Type) {
            let fault = ModuleFault("failed at \(name): \(error)", at: place)
            module.report(fault)
            throw ModuleFailure(description: "\(module.title) \(fault.text): at \(place)")
        }
    }
}

/// A module failed: the caller did nothing wrong, nor did the app. The trace has it as a fault of the module.
public struct ModuleFailure: Error, CustomStringConvertible {
    /// Which module, at what, with which error, and where the word is declared.
    public let description: String
}
