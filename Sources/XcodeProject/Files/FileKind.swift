/// What a file of a project is.
package enum FileKind: String, Hashable, Sendable, CaseIterable {
    case swift = "Swift"
    case objectiveC = "Objective-C"
    case objectiveCPlusPlus = "Objective-C++"
    case c = "C"
    case cPlusPlus = "C++"
    case assembly = "assembly language"
    case header = "a header"
    case metal = "Metal"
    case grammar = "a grammar of lex or yacc"
    case storyboard = "a storyboard"
    case nib = "a nib"
    case dataModel = "a Core Data model"
    case mappingModel = "a Core Data mapping model"
    case assetCatalog = "an asset catalogue"
    case intents = "an intent definition"
    case learningModel = "a Core ML model"
    case scene = "a scene or a particle system"
    case documentation = "a documentation catalogue"
    case texts = "translated texts"
    case propertyList = "a property list"
    case framework = "a framework"
    case library = "a library"
    case resource = "a resource"

    /// Whether it is program text or is compiled by a tool that only a Mac has: what can only be told of, not built.
    package var needsMac: Bool {
        switch self {
        case .swift, .header, .texts, .propertyList, .resource, .framework, .library, .documentation: false
        default: true
        }
    }

    /// The kind of a file by the type that somebody chose for it, else by the type that Xcode saw, else by the ending of its
    /// name.
    static func of(_ path: String, chosen: String? = nil, seen: String? = nil) -> FileKind {
        if let chosen { return byType[chosen] ?? .resource }
        return seen.flatMap { byType[$0] } ?? byEnding[ProjectPath.ending(of: path)] ?? .resource
    }

    private static let byType: [String: FileKind] = [
        "sourcecode.swift": .swift, "sourcecode.c.objc": .objectiveC, "sourcecode.cpp.objcpp": .objectiveCPlusPlus,
        "sourcecode.c.c": .c, "sourcecode.cpp.cpp": .cPlusPlus, "sourcecode.asm": .assembly, "sourcecode.c.h": .header,
        "sourcecode.cpp.h": .header, "sourcecode.metal": .metal, "sourcecode.lex": .grammar,
        "sourcecode.yacc": .grammar,
        "file.storyboard": .storyboard, "file.xib": .nib, "wrapper.xcdatamodel": .dataModel,
        "wrapper.xcmappingmodel": .mappingModel, "folder.assetcatalog": .assetCatalog,
        "file.intentdefinition": .intents,
        "file.mlmodel": .learningModel, "text.plist.strings": .texts, "text.plist.stringsdict": .texts,
        "text.json.xcstrings": .texts, "text.plist.xml": .propertyList, "text.plist.entitlements": .propertyList,
        "wrapper.framework": .framework, "wrapper.xcframework": .framework, "archive.ar": .library,
        "compiled.mach-o.dylib": .library, "sourcecode.text-based-dylib-definition": .library,
        "folder.documentationcatalog": .documentation,
    ]

    private static let byEnding: [String: FileKind] = [
        "swift": .swift, "m": .objectiveC, "mm": .objectiveCPlusPlus, "c": .c, "cc": .cPlusPlus, "cpp": .cPlusPlus,
        "cxx": .cPlusPlus, "s": .assembly, "asm": .assembly, "h": .header, "hh": .header, "hpp": .header,
        "pch": .header,
        "metal": .metal, "l": .grammar, "y": .grammar, "storyboard": .storyboard, "xib": .nib, "nib": .nib,
        "xcdatamodeld": .dataModel, "xcdatamodel": .dataModel, "xcmappingmodel": .mappingModel,
        "xcassets": .assetCatalog, "intentdefinition": .intents, "mlmodel": .learningModel, "mlpackage": .learningModel,
        "scnassets": .scene, "scn": .scene, "sks": .scene, "rcproject": .scene, "docc": .documentation,
        "strings": .texts, "stringsdict": .texts, "xcstrings": .texts, "plist": .propertyList,
        "entitlements": .propertyList, "xcprivacy": .propertyList, "framework": .framework, "xcframework": .framework,
        "a": .library, "dylib": .library, "tbd": .library,
    ]
}
