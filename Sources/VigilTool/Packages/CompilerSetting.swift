/// What the compiler is told of an app's sources.
enum CompilerSetting: Hashable {
    /// The language mode of Swift 5.
    case swiftFive
    /// The language mode of Swift 6.
    case swiftSix
    /// Declarations that name no actor belong to the main one.
    case mainActorByDefault
    /// A name that `#if` finds true.
    case condition(SwiftName)

    /// It as Package.swift has it.
    var code: SwiftCode {
        switch self {
        case .swiftFive: ".swiftLanguageMode(.v5)"
        case .swiftSix: ".swiftLanguageMode(.v6)"
        case .mainActorByDefault: ".defaultIsolation(MainActor.self)"
        case .condition(let name): ".define(\(name.text))"
        }
    }
}
