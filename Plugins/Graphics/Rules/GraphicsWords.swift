import BackgroundRuntime

/// What people call what the rules of graphics are about.
enum GraphicsWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "res.ane.background", "Core ML fails in background", "Neural Engine in background",
            "model inference in background error"),
        SearchSynonyms(
            "res.gpu.inflight", "glFinish before going to background", "render in didEnterBackground",
            "wait until GPU work is finished"),
        SearchSynonyms(
            "res.gpu.metal", "Insufficient Permission (to submit GPU work from background)",
            "kIOGPUCommandBufferCallbackErrorBackgroundExecutionNotPermitted", "Metal in background error 6",
            "render video with Metal or Core Image in background", "IOAF code 6"),
        SearchSynonyms(
            "res.gpu.metal.revoked", "MTLCommandBufferErrorDomain Code=8", "command buffer access revoked",
            "GPU access lost when leaving the app"),
        SearchSynonyms(
            "res.gpu.opengl", "gpus_ReturnNotPermittedKillClient", "OpenGL crash in background",
            "EAGLContext crash when app enters background", "libGPUSupportMercury"),
    ]
}
