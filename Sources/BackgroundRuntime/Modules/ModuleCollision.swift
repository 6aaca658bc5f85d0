import VigilProgramImage

/// Modules that cannot be on one phone, with everything that stands against it.
public struct ModuleCollision: Error, Hashable, CustomStringConvertible {
    /// What stands against it, a sentence each, with both owners named.
    public let problems: [String]

    public var description: String { "the modules cannot be together:" + problems.map { "\n  " + $0 }.joined() }
}

/// The names that the host and the modules claim, each for itself alone.
struct ModuleClaims {
    /// A name by what it names: a rule and a stimulus may be called the same.
    private struct Name: Hashable {
        let kind: String
        let text: String
    }

    private var owners: [Name: String] = [:]
    private var problems: [String] = []

    /// What stands against having all of `modules` on one phone.
    static func problems(of modules: [ModuleDescriptor]) -> [String] {
        var claims = ModuleClaims(owners: ofHost)
        for module in modules { claims.add(module) }
        return claims.problems + unequalShares(modules)
    }

    /// What the host claims; it never changes.
    private static let ofHost: [Name: String] = {
        var claims = ModuleClaims()
        let owner = "the host"
        claims.claim("rule", RuleBook.host.rules.map(\.id), owner)
        claims.claim("constant", RuleBook.host.constants.map(\.id), owner)
        claims.claim("stimulus", HostStimuli.all.map(\.name), owner)
        claims.claim("action", HostActions.all.map(\.name), owner)
        claims.claim("termination code", TerminationCode.ofHost.map(\.text), owner)
        claims.claim("mistake", FieldMistake.ofHost.map(\.name), owner)
        precondition(claims.problems.isEmpty, "the host claims a name twice: \(claims.problems)")
        return claims.owners
    }()

    private mutating func add(_ module: ModuleDescriptor) {
        let owner = module.owner
        checkContract(module, owner)
        claim("id", [module.id], owner)
        claim("mode", module.values.map(\.value), owner)
        claim("rule", module.rules.map(\.id), owner)
        claim("constant", module.constants.map(\.id), owner)
        claim("stimulus", (module.stimuli + module.conditions.map(\.stimulus)).map(\.name), owner)
        claim("action", module.actions.map(\.name), owner)
        claim("observation", module.observations.map(\.name), owner)
        for name in module.observations.map(\.name) where !name.contains(".") {
            problems.append("observation \"\(name)\": \(owner) has it without its id in front: \(module.id).\(name)")
        }
        claim("condition", module.conditions.map(\.name), owner)
        claim("termination code", module.terminationCodes.map(\.text), owner)
        claim("mistake", module.mistakes.map(\.name), owner)
        claim("service type", [module.serviceTypeName], owner)
    }

    private mutating func claim(_ kind: String, _ names: [String], _ owner: String) {
        for text in names {
            if let other = owners.updateValue(owner, forKey: Name(kind: kind, text: text)) {
                let who = other == owner ? "\(owner) has it twice" : "\(other) and \(owner) both have it"
                problems.append("\(kind) \"\(text)\": \(who)")
            }
        }
    }

    private mutating func checkContract(_ module: ModuleDescriptor, _ owner: String) {
        if module.contract != ModuleDescriptor.contract {
            problems.append(
                "\(owner) is written for version \(module.contract) of the contract of modules, and this host has version "
                    + "\(ModuleDescriptor.contract)")
        }
        if !module.values.isEmpty, module.makeMode == nil {
            problems.append("\(owner) has modes and makes none for a process: it lacks makeMode")
        }
        if let code = module.unknownCode {
            problems.append(
                "\(owner) has its service \(module.serviceTypeName) in the Swift module \(code), which would be taken for the app's: name "
                    + "it where the module registers itself, with register(in:code: [\"\(code)\"])")
        }
    }

    /// What may be shared, as long as one name stands for one thing.
    private static func unequalShares(_ modules: [ModuleDescriptor]) -> [String] {
        unequal("source", host: RuleSource.all, modules, \.sources, name: \.key)
            + unequal("manifest key", host: ManifestKey.table, modules, \.manifestKeys, name: \.name)
    }

    private static func unequal<Share: Equatable>(
        _ kind: String, host: [Share], _ modules: [ModuleDescriptor], _ shares: (ModuleDescriptor) -> [Share],
        name: (Share) -> String
    ) -> [String] {
        var known = Dictionary(host.map { (name($0), ($0, "the host")) }) { first, _ in first }
        return modules.flatMap { module in
            shares(module).compactMap { share in
                let (other, owner) = known[name(share)] ?? (share, module.owner)
                known[name(share)] = (other, owner)
                return other == share
                    ? nil : "\(kind) \"\(name(share))\": \(owner) and \(module.owner) mean different ones"
            }
        }
    }
}

extension ModuleDescriptor {
    /// The Swift module of its service, where that is none of the system's, as that of the module itself is.
    fileprivate var unknownCode: String? {
        let code = String(serviceTypeName.prefix { $0 != "." })
        let (isSystem, isKnown) = (SystemCode.modules.contains(swiftModule), SystemCode.modules.contains(code))
        return isSystem && !isKnown && code != swiftModule ? code : nil
    }

    /// The module as the owner of a name.
    var owner: String { "\(id) (Swift module \(swiftModule))" }
}
