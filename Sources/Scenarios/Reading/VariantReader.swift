import BackgroundRuntime
import VigilResults

/// Reads which variants of a scenario are to be tested: those of `variants`, each with all that `matrix` makes.
struct VariantReader {
    /// What makes one variant.
    typealias Variant = [VariantValue]

    /// The ids of the constants; nil where they are not known, and any may be right.
    let constantIDs: [String]?
    let problems: ProblemList

    static let keys = ["system", "manifest", "lifeCycle", "seed", "constants", "variables"]
    /// More of one scenario is a slip of the pen.
    static let limit = 10_000

    /// The variants of a file; one without values where the file asks for none.
    func read(_ root: ObjectReader) -> [Variant] {
        let listed = root.has("variants") ? variants(root) : [[]]
        let parameters = root.value("matrix").flatMap { matrix($0, at: root.path.key("matrix")) } ?? []
        let count = parameters.reduce(listed.count) { $0.multipliedReportingOverflow(by: $1.count).partialValue }
        guard parameters.count < 20, count <= VariantReader.limit else {
            problems.add(root.path.key("matrix"), "more than \(VariantReader.limit) variants of one scenario")
            return [[]]
        }
        let all = parameters.reduce(listed) { variants, values in
            variants.flatMap { variant in values.map { variant + [$0] } }
        }
        checkOnce(all, at: root.path.key(root.has("matrix") ? "matrix" : "variants"))
        return all
    }

    /// Each parameter has one value in a variant, and no variant is there twice.
    private func checkOnce(_ variants: [Variant], at path: ContentPath) {
        let parameters = variants.first?.map(\.parameter) ?? []
        if let twice = parameters.first(where: { name in parameters.count { $0 == name } > 1 }) {
            problems.add(path, "\(twice.quoted) varies in \"matrix\" and in \"variants\"")
        }
        var seen: Set<Variant> = []
        if let twice = variants.first(where: { !seen.insert($0).inserted }) {
            problems.add(path, "the variant \(VariantValue.text(twice)) is there twice")
        }
    }

    private func variants(_ root: ObjectReader) -> [Variant] {
        let path = root.path.key("variants")
        guard case .array(let items)? = root.value("variants"), !items.isEmpty else {
            problems.add(path, "expected a list of variants", hint: "variants: [{ system: \"iOS 7\" }]")
            return [[]]
        }
        let variants = items.enumerated().compactMap { index, item in
            columns(item, at: path.item(index), isList: false)?.flatMap(\.self)
        }
        if let first = variants.first?.map(\.parameter).sorted(),
            let odd = variants.firstIndex(where: { $0.map(\.parameter).sorted() != first })
        {
            problems.add(path.item(odd), "varies other things than the variant above it")
        }
        return variants
    }

    private func matrix(_ value: JSONValue, at path: ContentPath) -> [[VariantValue]]? {
        columns(value, at: path, isList: true)
    }

    /// The values of each parameter of an object.
    ///
    /// - Parameter isList: whether each has several.
    private func columns(_ value: JSONValue, at path: ContentPath, isList: Bool) -> [[VariantValue]]? {
        guard let reader = ObjectReader(value, at: path, keys: VariantReader.keys, problems: problems) else {
            return nil
        }
        guard case .object(let members) = value else { return nil }
        return members.flatMap { member -> [[VariantValue]] in
            let place = path.key(member.key)
            switch member.key {
            case "constants", "variables":
                return reader.members(member.key).compactMap { inner in
                    let place = place.key(inner.key)
                    if member.key == "constants" { checkConstant(inner.key, at: place) }
                    let name = member.key == "constants" ? inner.key : "$(\(inner.key))"
                    return values(of: name, inner.value, at: place, isList)
                }
            default: return [values(of: member.key, member.value, at: place, isList)].compactMap(\.self)
            }
        }
    }

    private func checkConstant(_ id: String, at path: ContentPath) {
        guard let constantIDs, !constantIDs.contains(id) else { return }
        problems.addUnknown(path, "constant", id, known: constantIDs)
    }

    private func values(
        of parameter: String, _ value: JSONValue, at path: ContentPath, _ isList: Bool
    ) -> [VariantValue]? {
        guard isList else { return word(value, of: parameter, at: path).map { [VariantValue(parameter, $0)] } }
        guard case .array(let items) = value, !items.isEmpty else {
            problems.add(path, "expected a list of values, found \(value.kind)")
            return nil
        }
        return items.enumerated().compactMap { index, item in
            word(item, of: parameter, at: path.item(index)).map { VariantValue(parameter, $0) }
        }
    }

    /// A value in the words of the command line.
    private func word(_ value: JSONValue, of parameter: String, at path: ContentPath) -> String? {
        let isNumber = parameter == "seed" || parameter.hasPrefix("k.")
        switch value {
        case .string(let text) where !isNumber:
            if parameter == "system" {
                do { return "\(try SystemVersion(text))" } catch { problems.add(path, error.description) }
                return nil
            }
            if parameter == "lifeCycle", Scenario.LifeCycle(rawValue: text) == nil {
                problems.addUnknown(path, "life cycle", text, known: Scenario.LifeCycle.allCases.map(\.rawValue))
            }
            return text
        case .number(let number) where parameter == "seed" && UInt64(exactly: number) != nil:
            return UInt64(exactly: number).map(String.init)
        case .number(let number) where isNumber && parameter != "seed" && number >= 0:
            return Int(exactly: number).map(String.init) ?? "\(number)"
        default:
            let wanted = parameter == "seed" ? "a whole number from 0 on" : isNumber ? "a number from 0 on" : "a string"
            problems.add(path, "expected \(wanted), found \(value.kind)")
            return nil
        }
    }
}
