import BackgroundRuntime

/// The rules of the graphics processor and of the Neural Engine.
public enum GraphicsRules {
    public static let all: [Rule] = [gpuOpenGL, gpuMetal, gpuMetalRevoked, gpuInflight, neuralEngine]

    /// OpenGL ES in the background is fatal.
    public static let gpuOpenGL = Rule(
        "res.gpu.opengl", .all,
        "An OpenGL ES call in the background kills the app at once.",
        confidence: .documented, sources: "APG-ST", "W10-105")

    /// Metal in the background fails.
    public static let gpuMetal = Rule(
        "res.gpu.metal", .from(.iOS(8)),
        """
        A Metal command buffer submitted in the background fails with "Insufficient Permission (to submit GPU work \
        from background)" (code 6), and the app goes on. An old guide says that the app is killed.
        """,
        confidence: .observed, sources: "LOG-METAL", "LOG-METAL-7", "APG-ST")

    /// What 26.2 did to work of the GPU that was in flight.
    public static let gpuMetalRevoked = Rule(
        "res.gpu.metal.revoked", .from(.iOS(26, 2), before: .iOS(26, 3)),
        """
        A command buffer that is in flight when the app enters the background, with no continued task that holds the GPU, \
        ends with MTLCommandBufferErrorDomain code 8 (access revoked); before it was ended quietly.
        """,
        confidence: .observed, sources: "LOG-WHISPER3531")

    /// The Neural Engine has the limits of the GPU.
    public static let neuralEngine = Rule(
        "res.ane.background", .from(.iOS(27)),
        "The Neural Engine is restricted in the background as the GPU is, and its memory counts against the app.",
        confidence: .documented, .choice, sources: "RN-27")

    /// GPU work must be finished in time.
    public static let gpuInflight = Rule(
        "res.gpu.inflight", .all,
        "GPU work must be finished (glFinish) before didEnterBackground returns.",
        confidence: .documented, sources: "APG-ST")
}
