import BackgroundRuntime

extension CallPlace {
    /// On a queue that an app named for the calls of an object; nil stands for the main queue.
    package static func on(_ queue: DispatchQueue?) -> CallPlace {
        queue.map { queue in .queue(queue.submit) } ?? .main
    }
}
