import BackgroundRuntime
import SymbolsInSwiftFive
import SymbolsInSwiftSix
import Testing

@testable import SymbolsInSwiftFive
@testable import SymbolsInSwiftSix

@Suite("What real apps write")
struct SymbolTests {
    /// The same app, compiled in the two language modes. One phone goes before the next is made.
    private static let phones: [@Sendable () throws -> SymbolPhone] = [
        { try SymbolPhone(SymbolsInSwiftSix.SymbolRunner.self) },
        { try SymbolPhone(SymbolsInSwiftFive.SymbolRunner.self) },
    ]

    @Test("runs alike in both language modes: subclasses and own protocols reach the app's code, the rest the phone")
    func runs() throws {
        for make in Self.phones {
            let symbols = try make()
            symbols.phone.app.launch()
            symbols.phone.device.advance(by: .seconds(2))
            // The app opened Settings, from where the user comes back.
            symbols.phone.app.launch()
            symbols.phone.device.advance(by: .seconds(2))
            // The question about the position lies over that about the microphone.
            try symbols.phone.happen("ui.tap", ["what": "Don’t Allow"])
            #expect(
                symbols.told == [
                    #"["setActive true", "setCategory AVAudioSessionCategoryPlayback"] true"#, "true false",
                    "48.0 0.42",
                    "1 false true", "true true", "true 0", "0 true",
                    "not permitted",
                    "inactive, 0 true 0, true, true false false, true, false",
                    "proximity is not simulated: nobody ever holds the phone to an ear",
                    "17.0, iOS, iPhone, iPhone, 0.8 true, false UIDeviceProximityStateDidChangeNotification",
                    "granted true ", "opened true", "allowed", "false disabled disabled", "disabled enabled false",
                    "1",
                    "may record: true true",
                ])
        }
    }

    @Test("lets an own protocol begin a task that keeps the app awake, under its name or that of its place")
    func tasks() throws {
        for make in Self.phones {
            let symbols = try make()
            symbols.phone.app.launch()
            let begun = symbols.phone.app.trace.entries.filter { $0.kind == .acquire }.map(\.text)
            #expect(
                begun == [
                    "kept awake by task \"own\": begun at SymbolRunner.swift:55, in SymbolRunner.ownProtocols()",
                    "kept awake by task \"a task\": begun at SymbolRunner.swift:56, in SymbolRunner.ownProtocols()",
                ])
        }
    }
}
