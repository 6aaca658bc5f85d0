import VigilFingerprint

/// A piece of a source that is left out, since it does not compile here.
package struct LeftOut: Hashable, Codable, Sendable {
    /// What is left out.
    package enum Kind: String, Codable, CaseIterable, Sendable {
        /// A statement: a note stands there, which is recorded when it would have run.
        case statement
        /// A clause of a `guard`; the others stay.
        case clause
        /// One call of a chain of calls: what stands before it stays.
        case call
        case declaration
        /// What a function does; that it is there stays.
        case body
        /// The word `override`: what it stood before overrides nothing here.
        case override
        /// An attribute, a macro or a property wrapper.
        case attribute
        /// That a type conforms to a protocol.
        case conformance
        /// An import of a module that is not there.
        case `import`
        /// An override in an extension: it has another name, and an override in the class calls it.
        case moved
        /// What a class has in its place.
        case added
        /// What a function gives back, where all that would have said so is left out: its end is no value.
        case result

        /// Whether all that was there stays.
        package var keepsText: Bool { [.moved, .added, .result].contains(self) }
    }

    package let kind: Kind
    /// Which line of the source it begins in, from 1 on.
    package let line: Int
    /// How many lines it is part of.
    package let lineCount: Int
    /// The text as a person reads it: on one line, and cut off.
    package let text: String
    /// What tells the whole text from another.
    package let digest: String
    /// What the compiler says of it.
    package let why: String

    package init(kind: Kind, line: Int, lineCount: Int, text: String, digest: String, why: String) {
        (self.kind, self.line, self.lineCount) = (kind, line, lineCount)
        (self.text, self.digest, self.why) = (text, digest, why)
    }
}

extension SourceText {
    /// Tokens as a person reads them: on one line, cut off behind 80 signs, and without what a terminal would obey.
    func shown(_ tokens: Range<Int>) -> String {
        var result = ""
        for at in tokens where result.count <= 80 {
            if at > tokens.lowerBound, self.tokens[at].isSpaced { result += " " }
            result += text(at).split(whereSeparator: \.isNewline).joined(separator: " ")
        }
        let cut = result.count > 80 ? String(result.prefix(79)) + "…" : result
        return cut.unicodeScalars.reduce(into: "") { shown, scalar in
            let isSeen = ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
            shown.unicodeScalars.append(isSeen ? scalar : " ")
        }
    }

    /// A number that tells tokens from others, whatever lies between them: FNV-1a, in hexadecimal digits.
    func digest(_ tokens: Range<Int>) -> String {
        var print = Fingerprint()
        for at in tokens {
            for byte in bytes[self.tokens[at].start..<self.tokens[at].end] { print.mix(byte) }
            print.mix(Byte.newline)
        }
        return String(print.state, radix: 16)
    }
}
