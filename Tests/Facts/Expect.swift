import Foundation
import Testing

/// Records an issue where a condition does not hold, as `#expect` does, and costs less to compile.
///
/// - Parameter comment: what else there is to know where it does not.
public func expect(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard !condition else { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("Expectation failed: \(Expected.text(at: place) ?? "the condition")", comment(), place)
}

/// Records an issue where a value is not the one that was expected.
public func expect<Value: Equatable>(
    _ value: Value, is expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard value != expected else { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let text = Expected.text(at: place).map { "\($0) → " } ?? ""
    let values = "\(text)\(String(describingForTest: value)), not \(String(describingForTest: expected))"
    record("Expectation failed: \(values)", comment(), place)
}

/// The value of an optional; where it is nil, an issue is recorded and the fact ends.
public func require<Value>(
    _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws -> Value {
    if let value { return value }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("Expectation failed: \(Expected.text(at: place, of: "require(") ?? "the value") is nil", comment(), place)
    throw RequirementFailed(place: place)
}

/// Ends the fact with an issue where a condition does not hold.
public func require(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
    guard !condition else { return }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    record("Expectation failed: \(Expected.text(at: place, of: "require(") ?? "the condition")", comment(), place)
    throw RequirementFailed(place: place)
}

/// What was required is not there; the issue is recorded already.
struct RequirementFailed: Error, CustomStringConvertible {
    let place: SourceLocation

    var description: String { "what is required at \(place) is not there" }
}

/// Records an issue where code throws no error of a type.
///
/// - Returns: the error.
@discardableResult
public func expect<Failure: Error, Value>(
    throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column, performing code: () throws -> Value
) -> Failure? {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return thrown(type, Result(catching: code), comment(), place)
}

/// The same of code that waits.
@discardableResult
public func expect<Failure: Error, Value>(
    throws type: Failure.Type, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column, performing code: () async throws -> Value
) async -> Failure? {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
        return thrown(type, .success(try await code()), comment(), place)
    } catch {
        return thrown(type, Result<Value, any Error>.failure(error), comment(), place)
    }
}

/// Records an issue where code does not throw an error that equals another.
public func expect<Failure: Error & Equatable, Value>(
    throws expected: Failure, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column, performing code: () throws -> Value
) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let error = thrown(Failure.self, Result(catching: code), comment(), place), error != expected else { return }
    record("Expectation failed: \(error) is thrown, not \(expected)", comment(), place)
}

/// Records an issue where code throws no error that is like one.
public func expect<Value>(
    _ code: () throws -> Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, throws isLike: (any Error) -> Bool
) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let error = thrown((any Error).self, Result(catching: code), nil, place), !isLike(error) else { return }
    record("Expectation failed: \(error) is thrown, which is another", nil, place)
}

/// The error that came of code; where it is none of a type, an issue is recorded. `Never` stands for no error at all.
private func thrown<Failure: Error, Value>(
    _ type: Failure.Type, _ result: Result<Value, any Error>, _ comment: Comment?, _ place: SourceLocation
) -> Failure? {
    switch result {
    case .success where type == Never.self: return nil
    case .success(let value):
        record("Expectation failed: \(type) is to be thrown, and \(value) came of it", comment, place)
        return nil
    case .failure(let error):
        if let error = error as? Failure { return error }
        record("Expectation failed: \(error) is thrown, none of \(type)", comment, place)
        return nil
    }
}

private func record(_ text: String, _ comment: Comment?, _ place: SourceLocation) {
    Issue.record("\(text)\(comment.map { "\n\($0)" } ?? "")", sourceLocation: place)
}

/// What a source says of a condition, which is read where the condition does not hold.
private enum Expected {
    /// The first argument of the call at a place; nil where the source is not there, or is another by now.
    static func text(at place: SourceLocation, of name: String = "expect(") -> String? {
        guard let text = try? String(contentsOfFile: place.filePath, encoding: .utf8) else { return nil }
        let rest = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(place.line - 1)
        guard let line = rest.first else { return nil }
        let start = line.utf8.dropFirst(max(0, place.column - name.utf8.count - 1)).startIndex
        guard let call = text.range(of: name, range: start..<line.endIndex) else { return nil }
        return firstArgument(text[call.upperBound...])
    }

    /// The text up to the comma or the bracket that ends the first argument.
    private static func firstArgument(_ text: Substring) -> String {
        var (depth, isText, end) = (0, false, text.startIndex)
        scan: while end < text.endIndex {
            switch text[end] {
            case "\\" where isText: text.formIndex(after: &end)
            case "\"": isText.toggle()
            case _ where isText: break
            case "(", "[", "{": depth += 1
            case "," where depth == 0, ")" where depth == 0: break scan
            case ")", "]", "}": depth -= 1
            default: break
            }
            if end < text.endIndex { text.formIndex(after: &end) }
        }
        return text[..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
