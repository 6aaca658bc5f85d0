import BackgroundRuntime

/// What apps do wrong with the graphics processor in the background.
enum GraphicsMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "gpu-background", "Goes on rendering, or runs a model on the GPU.",
            outcome: "Command buffers fail with an error; an app of OpenGL ES is killed.",
            reason: "Work of the GPU is not permitted in the background.",
            cure: "Stop before didEnterBackground returns; finish what was handed over.",
            words: [
                "GPU access from the background not permitted",
                "kIOGPUCommandBufferCallbackErrorBackgroundExecutionNotPermitted",
                "Insufficient Permission (to submit GPU work from background)",
                "Metal command buffer error 6 in background", "Core ML fails in background",
            ],
            rules: ["res.gpu.metal", "res.gpu.opengl"],
            scenario: "\(folder)/gpu-background.json5")
    ]

    private static let folder = "Examples/FieldPain/Phone/Scenarios"
}
