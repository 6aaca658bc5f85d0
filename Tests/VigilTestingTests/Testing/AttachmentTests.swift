import Testing

@testable import VigilTesting

@Suite("What a test leaves")
struct AttachmentTests {
    @Test("is called after the test, its apps and the system")
    func names() {
        #expect(
            TestPhone.fileName(test: "uploadIsCutOff()", apps: ["Uploader"], system: "iOS 17")
                == "uploadIsCutOff.Uploader.iOS-17")
        #expect(TestPhone.fileName(test: "日本", apps: ["A/B", ".."], system: "iOS 9.3") == "A-B.iOS-9-3")
    }
}
