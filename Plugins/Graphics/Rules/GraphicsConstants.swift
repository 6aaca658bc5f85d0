import BackgroundRuntime

/// The figures of the graphics processor.
enum GraphicsConstants {
    static let all: [Constant] = [work]

    static let work = Constant(
        "k.gpu.work", .seconds, all: 1.0 / 60,
        "How long the graphics processor takes for one submission that says nothing else: one frame at 60 a second.",
        confidence: .choice)
}

/// Where what is known of the graphics processor was found.
enum GraphicsSources {
    static let all: [RuleSource] = [
        RuleSource(
            "LOG-METAL-7", "A frame fails with MTLCommandBufferErrorDomain 7, and 6 beneath it",
            "github.com/maplibre/maplibre-native/issues/3172")
    ]
}
