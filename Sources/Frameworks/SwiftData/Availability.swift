import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let modelContainer = symbol("ModelContainer", .iOS(17))
    static let modelContext = symbol("ModelContext", .iOS(17))
    static let fetchDescriptor = symbol("FetchDescriptor", .iOS(17))
    static let modelQuery = symbol("Query", .iOS(17))

    /// What an app may use too early of what there is.
    static let ofSwiftData: [SystemAPI] = [modelContainer, modelContext, fetchDescriptor, modelQuery]
}
