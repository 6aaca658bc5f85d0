import BackgroundRuntime

/// The module of the graphics processor and the Neural Engine: who may use them, by where the app is.
public enum GraphicsModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "gpu", contract: 2, values: [],
        summary: "The graphics processor works for apps on the screen: OpenGL ES, Metal, the Neural Engine.",
        simulated: simulated, notSimulated: notSimulated, rules: GraphicsRules.all,
        constants: GraphicsConstants.all, sources: GraphicsSources.all, actions: actions,
        mistakes: GraphicsMistakes.all,
        searchSynonyms: GraphicsWords.all, start: .whenNeeded(), makeService: { GraphicsService($0) })

    private static let simulated = [
        "OpenGL ES in the background, which ends the app, and glFinish before it leaves the screen",
        "command buffers of Metal: submitted in the background they fail, in flight they end as the system's version says",
        "continued tasks that hold the GPU (iOS 26)",
        "the Neural Engine in the background (iOS 27)",
    ]

    private static let notSimulated = [
        "pictures, shaders, textures and their memory: work for the GPU is a time, and nothing is drawn",
        "render passes and their encoders",
        "Core ML: a prediction is asked for in a scenario (gpu.predict), and the error of a phone is not known",
    ]

    private static let actions = [
        ScriptedAction(
            "gpu.submit", "Gives work to the graphics processor.",
            parameters: [
                .optional("api", .choice(GraphicsAPI.allCases.map(\.rawValue)), "by which interface; metal by default"),
                .optional("takes", .duration, "how long the work takes; one frame by default"),
            ]
        ) { process, with in
            let api = with.text("api").flatMap(GraphicsAPI.init(rawValue:)) ?? .metal
            guard process.device.system >= api.first else {
                throw StimulusError(
                    "gpu.submit: Metal came with \(api.first), and the phone has \(process.device.system); an app of its "
                        + "time draws with OpenGL ES: api: \"opengl\"")
            }
            service(of: process).submit(api, taking: with.duration("takes"), in: process) { [weak process] error in
                if let error { process?.print("command buffer failed: \(error.code)") }
            }
        },
        ScriptedAction("gpu.finish", "Waits until all work of OpenGL ES is done, as glFinish() does.") { process, _ in
            SimulatedThread.sleep(for: service(of: process).timeToFinish(in: process))
        },
        ScriptedAction("gpu.predict", "Asks the Neural Engine for a prediction, and prints whether it came.") {
            process, _ in
            process.print(service(of: process).predict(in: process) ? "a prediction" : "no prediction")
        }.since(.iOS(11)),
    ]

    private static func service(of process: AppProcess) -> GraphicsService {
        process.device.requiredService(GraphicsService.self)
    }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { GraphicsModule.descriptor.register(in: $0, levels: 2) }
