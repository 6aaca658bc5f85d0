/// Runs a closure with a phone of its own, and looks at the end whether it left something wrong behind: what the trait
/// ``PhoneTrait`` does for a test, for a test case of XCTest, or for a part of a test.
///
/// ```swift
/// func testUploadIsCutOff() throws {
///     try withPhone(.phone(.iOS(17))) { device in
///         let app = try device.install(Uploader.self, manifest: .named("../../Uploader/Info.plist"))
///         app.launch()
///         device.press(.home)
///         device.advance(by: .seconds(30))
///         XCTAssertEqual(app.state, .suspended)
///     }
/// }
/// ```
///
/// Inside, `Device.current` is this phone. It waits for no turn: in tests that run beside others, an app with statics needs the
/// trait ``OwnStatics``. What is left behind fails the test at the line of the caller; the last lines of the timeline follow it.
///
/// - Parameters:
///   - trait: what phone it is, and what does not fail.
///   - file: where the caller stands, which failures name.
///   - line: the line there.
///   - body: what happens to the phone.
/// - Returns: what the closure returns.
/// - Throws: what the closure throws, and ``/BackgroundRuntime/InvalidOverride`` for a constant that there is not.
@discardableResult
public func withPhone<Result>(
    _ trait: PhoneTrait = .phone(), file: StaticString = #filePath, line: UInt = #line,
    _ body: (Device) throws -> Result
) throws -> Result {
    let phone = try TestPhone(trait)
    return try TestPhone.$current.withValue(phone) {
        let result = try body(phone.device)
        let wrong = phone.takeWrong()
        if let first = wrong.first {
            TestMistake.record("\(first)\n\(phone.lastLines)", file: file, line: line)
        }
        for text in wrong.dropFirst() { TestMistake.record(text, file: file, line: line) }
        return result
    }
}
