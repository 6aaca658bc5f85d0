import BackgroundRuntime
import Testing

@Suite("A transition")
struct TransitionTests {
    @Test("life.tx.launch-foreground: a launch passes inactive and calls in Apple's order")
    func launch() throws {
        let phone = try Phone()
        phone.app.launch()
        #expect(phone.app.state == .active)
        #expect(
            phone.app.trace.calls == [
                "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
                "UIApplicationDidFinishLaunchingNotification", "applicationDidBecomeActive(_:)",
                "UIApplicationDidBecomeActiveNotification",
            ])
    }
}
