import VigilXcodeProject

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

    /// What the compiler is told of the sources of a target with these build settings.
    static func all(of settings: BuildSettings?) -> [CompilerSetting] {
        let isSwiftSix = settings?.swiftVersion?.hasPrefix("6") == true
        let isOfMainActor = settings?.defaultActorIsolation == "MainActor"
        let conditions = (settings?.compilationConditions ?? []).filter { $0 != "DEBUG" }.compactMap { SwiftName($0) }
        return [isSwiftSix ? .swiftSix : .swiftFive] + (isOfMainActor ? [.mainActorByDefault] : [])
            + conditions.map(CompilerSetting.condition)
    }
}
