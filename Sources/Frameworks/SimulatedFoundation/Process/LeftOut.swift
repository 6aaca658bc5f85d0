import BackgroundRuntime
import Foundation

/// What of an app is left out, since it does not compile here; written by the plugin that translates an app's sources.
public enum LeftOutCode {
    /// Registers what is left out of the app of the calling module.
    ///
    /// - Parameters:
    ///   - program: what the entry was handed.
    ///   - files: how many files the app has.
    ///   - lines: how many lines these have.
    ///   - pieces: a line for each piece: where it lies, how many lines it has, the names in it and its text, with a tab
    ///     between two.
    ///   - fileID: where the entry stands.
    public static func register(
        in program: UnsafeMutableRawPointer, files: Int, lines: Int,
        pieces: String, fileID: String = #fileID
    ) {
        BackgroundRuntime.LeftOutCode.register(
            in: program, module: String(fileID.prefix { $0 != "/" }), files: files, lines: lines, pieces: pieces)
    }
}

// What stands in a translated source in place of what is left out. Never written by hand.

/// A statement that is left out: a note says so when it would have run.
public func __leftOut(_ text: String, path: String = #filePath, line: Int = #line) {
    LeftOutNote(text, path, line).record()
}

/// A value that is left out: nothing where the type has that, else the app cannot go on.
public func __leftOut<Value>(_ text: String, path: String = #filePath, line: Int = #line) -> Value {
    LeftOutNote(text, path, line).value()
}

/// A condition of a `guard` that is left out: the others decide.
public func __leftOut(isTrue text: String, path: String = #filePath, line: Int = #line) -> Bool {
    LeftOutNote(text, path, line).record()
    return true
}

/// What is thrown in place of an error that does not compile here.
public func __leftOut(error text: String, path: String = #filePath, line: Int = #line) -> any Error {
    let note = LeftOutNote(text, path, line)
    note.record()
    return LeftOutError(note: note)
}

/// What a function does, where all of it is left out.
public func __leftOut(body text: String, path: String = #filePath, line: Int = #line) {
    LeftOutNote(text, path, line).record()
}

/// What a function does and gives back, where all of it is left out.
public func __leftOut<Value>(body text: String, path: String = #filePath, line: Int = #line) -> Value {
    LeftOutNote(text, path, line).value()
}

/// How an object is made, where all of that is left out.
public func __leftOut(initializer text: String, path: String = #filePath, line: Int = #line) -> Never {
    LeftOutNote(text, path, line).end()
}

/// What is thrown in place of an error that is left out.
private struct LeftOutError: Error, CustomStringConvertible {
    let note: LeftOutNote
    var description: String { "an error that is left out: \(note.text)" }
}

/// A piece of code that is left out, and would run now.
private struct LeftOutNote {
    let text: String
    private let place: String
    private let (path, line): (String, Int)
    /// Two files may have one name.
    private let key: String

    init(_ text: String, _ path: String, _ line: Int) {
        (self.text, key) = (text, "\(path):\(line)")
        (self.path, self.line) = (path, line)
        place = "\(path.split(separator: "/").last ?? ""):\(line)"
    }

    /// Says so, once in each launch.
    func record() {
        guard let process = AppProcess.current else { return recordOutsideOfApp() }
        let said = process.storage.object { Said() }
        guard said.keys.insert(key).inserted else { return }
        process.recordLeftOut(text, at: place)
    }

    /// What `main.swift` does lies in no launch. Without what begins the app there is nothing to run.
    private func recordOutsideOfApp() {
        if let test = CurrentTest.clock {
            return test.fail("left out, since it does not compile here: \(text)", path: path, line: line)
        }
        FileHandle.standardError.write(Data("\(place) is left out, and would run now: \(text)\n".utf8))
        guard text.contains("UIApplicationMain") else { return }
        FileHandle.standardError.write(Data("the app does not begin: vigil doctor says what is missing\n".utf8))
        exit(1)
    }

    func value<Value>() -> Value {
        if let empty = () as? Value {
            record()
            return empty
        }
        if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
            let none = optional.init(nilLiteral: ()) as? Value
        {
            record()
            return none
        }
        end()
    }

    /// No value is made up: the app cannot go on.
    func end() -> Never {
        let sentence =
            "\(place) is left out, since it does not compile here, and the app needs what it gives: \(text). Leave out "
            + "more with #if, or write it in iOSSources.swift"
        guard let process = AppProcess.current else { preconditionFailure(sentence) }
        process.endWhereLeftOut(text, at: place, sentence)
    }

    /// What a launch has said.
    private final class Said {
        var keys: Set<String> = []
    }
}
