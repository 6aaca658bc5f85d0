import Foundation
import VigilResults

/// What `vigil test` asks a program to play: a line of JSON each, through a descriptor that nothing else uses.
package struct TestRequest: Codable, Sendable, Hashable {
    /// The path of a scenario file.
    package let file: String
    /// What makes the variant of it.
    package let variant: [VariantValue]
    /// What is in the files that are played, as it was when that was planned.
    package let inputs: [InputPrint]

    /// A request for one variant of one scenario.
    package init(file: String, variant: [VariantValue] = [], inputs: [InputPrint] = []) {
        (self.file, self.variant, self.inputs) = (file, variant, inputs)
    }

    /// Why it cannot be played as it was planned; nil where its files are as they were.
    var change: String? { inputs.first { !$0.isAsItWas }?.problem }
}

extension TestRequest {
    /// The request as a line, with the end of the line.
    package var line: [UInt8] {
        var json = JSONObject()
        json.add("file", file)
        json.add("inputs", inputs.map(\.json))
        json.add("variant", variant.map(\.json))
        return json.closed + [UInt8(ascii: "\n")]
    }
}

/// What a program that plays scenarios tells `vigil test`: a line each, through a descriptor that nothing else uses.
///
/// Standard output belongs to the app, which may print whatever it likes.
package enum TestMessage: Sendable, Hashable {
    /// What was asked for begins.
    case began
    case ended(TestEnd)
}

/// A value in a line of JSON.
package enum MessageLine {
    /// The value of a line; nil for one that was cut off.
    package static func value<Value: Decodable>(_ line: some Sequence<UInt8>) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(line))
    }
}

extension InputPrint {
    fileprivate var json: [UInt8] {
        var json = JSONObject()
        json.add("path", path)
        json.add("print", print)
        return json.closed
    }
}
