/// Classes and properties of Core Data, whose accessors only the runtime of Objective-C could make.
enum ManagedPass {
    private static let objects = "CoreData.NSManagedObject"

    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokenIndex.attributes where source.isToken(at + 1, "NSManaged") { translate(at, &draft) }
        for entry in draft.outline.entries where isManaged(entry.type) { register(entry, &draft) }
        if namesRequests(source) { draft.neededModules.insert("CoreData") }
    }

    /// What is SwiftUI's on a phone and CoreData's here: a source that names it may import SwiftUI alone.
    private static func namesRequests(_ source: SourceText) -> Bool {
        let wrappers = source.tokenIndex.attributes.contains {
            source.isToken($0 + 1, "FetchRequest") || source.isToken($0 + 1, "SectionedFetchRequest")
        }
        return wrappers
            || source.tokens.indices.contains { at in
                if source.isToken(at, "FetchedResults") { return true }
                return source.isToken(at, "managedObjectContext") && source.isMark(at - 1, ".")
                    && (source.isMark(at - 2, "\\") || source.isToken(at - 2, "\\"))
            }
    }

    /// `@NSManaged var name: String?` gets accessors that ask the object's context.
    private static func translate(_ at: Int, _ draft: inout Draft) {
        let source = draft.source
        var word = at + 2
        while source.isKind(word, .word), !source.isToken(word, "var"),
            !source.tokens[word].startsLine || word == at + 2,
            DeclarationWords.modifiers.contains(source.text(word))
        {
            word += 1
            if source.isMark(word, "("), !source.tokens[word].isSpaced { word = source.behindGroup(word) }
        }
        guard source.isToken(word, "var"), source.isKind(word + 1, .word), source.isMark(word + 2, ":") else {
            return draft.say(
                .error, at: at,
                "@NSManaged: only a property that has a type and stands alone gets accessors here. Write the method, or "
                    + "leave it out here with #if !os(iOS).")
        }
        let (name, end) = (source.plain(word + 1), behindType(word + 3, source))
        draft.remove(at..<at + 2)
        draft.insert(
            " { get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }",
            behind: end - 1)
    }

    private static func behindType(_ start: Int, _ source: SourceText) -> Int {
        var at = start
        repeat {
            at =
                source.isMark(at, "(") || source.isMark(at, "[")
                ? source.behindGroup(at) : max(source.behindGenerics(at), at + 1)
        } while at < source.tokens.count && !source.tokens[at].startsLine && !source.isMark(at, ";")
            && !source.isMark(at, "}")
        return min(at, source.tokens.count)
    }

    private static func isManaged(_ type: TypeDeclaration) -> Bool {
        type.kind == .class && !type.isGeneric
            && ["NSManagedObject", objects].contains(type.inherited.first ?? "")
    }

    /// A model names a class by what Objective-C calls it.
    private static func register(_ entry: Outline.Entry, _ draft: inout Draft) {
        guard entry.bodyStart < draft.source.tokens.count else { return }
        let given = entry.type.attributes.objectiveCName
        draft.entryCount += 1
        draft.neededModules.insert("CoreData")
        draft.insert(
            " @section(\"vigil_entries\") @used nonisolated private static let __vigil\(draft.entryCount): "
                + "\(ModuleNames.foundation).LinkedMethod = { \(objects)._register(in: $0, \(entry.type.name).self, "
                + "as: \"\(given ?? entry.type.name)\") };", behind: entry.bodyStart)
    }
}
