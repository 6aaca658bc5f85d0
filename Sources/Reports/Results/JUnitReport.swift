import VigilResults

/// Results as JUnit's XML, which CI servers read: a suite for each folder, a case for each scenario and variant.
///
/// There are two schemas, Jenkins' and Ant's, and programs that read more than either has. The strict form is valid by
/// both; the usual one adds what GitHub's and GitLab's readers look for: file and line of each case, and attachments.
package struct JUnitReport {
    private let results: [ScenarioResult]
    private let started: Int64
    private let isStrict: Bool
    private let attachments: [String: String]

    /// A report on results.
    ///
    /// - Parameters:
    ///   - results: what came of each scenario, in the order of the report.
    ///   - started: when the run began, in seconds since 1970.
    ///   - isStrict: whether it is to be valid by both schemas, and hold no more.
    ///   - attachments: files that belong to results, such as pages, by ``/VigilResults/ScenarioIdentity/key``.
    package init(
        _ results: [ScenarioResult], started: Int64 = 0, isStrict: Bool = false, attachments: [String: String] = [:]
    ) {
        self.results = results.settled
        self.started = started
        self.isStrict = isStrict
        self.attachments = attachments
    }

    package var text: String {
        let suites = self.suites
        let counts = isStrict ? "" : " name=\"vigil\"" + JUnitReport.counts(results)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(counts)>\n"
            + suites.enumerated().map { suite($1.name, $1.results, number: $0) }.joined() + "</testsuites>\n"
    }

    private typealias Suite = (name: String, results: [ScenarioResult])

    private var suites: [Suite] {
        var places: [String: Int] = [:]
        var suites: [Suite] = []
        for result in results {
            let name = JUnitReport.parts(result.scenario.file).dropLast().joined(separator: "/")
            if let place = places[name] {
                suites[place].results.append(result)
            } else {
                places[name] = suites.count
                suites.append((name, [result]))
            }
        }
        return suites
    }

    /// The folders of a path, and the file without its ending.
    private static func parts(_ path: String) -> [String] {
        let parts: [String] = path.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
        guard let file = parts.last else { return ["scenarios", "unnamed"] }
        let name = file.split(separator: ".").first.map(String.init) ?? file
        let folders: [String] = parts.count > 1 ? Array(parts.dropLast()) : ["scenarios"]
        return folders + [name]
    }

    private func suite(_ name: String, _ results: [ScenarioResult], number: Int) -> String {
        let own = " name=\"\(name.inMarkup)\" package=\"\(name.inMarkup)\" id=\"\(number)\""
        let when = " timestamp=\"\(CalendarWords.date(started))\" hostname=\"localhost\""
        var known: [String: Int] = [:]
        let cases = results.map { result in
            let name = JUnitReport.parts(result.scenario.file).joined(separator: ".") + "\n" + result.title
            known[name, default: 0] += 1
            return testcase(result, copy: known[name] ?? 1)
        }
        let output = isStrict ? results.flatMap(JUnitReport.strictLines) : []
        return "<testsuite\(own)\(JUnitReport.counts(results))\(when)>\n\(JUnitReport.properties(results))"
            + cases.joined() + (output.isEmpty ? "<system-out/>\n" : JUnitReport.output(output))
            + "<system-err/>\n</testsuite>\n"
    }

    /// How much each rule has found, where it fails nothing.
    private static func properties(_ results: [ScenarioResult]) -> String {
        let found = RunFindings(results)
        let counts =
            found.rules.map { ("findings: \($0.name)", $0.count) }
            + found.manifests.map { ("manifest: \($0.name)", $0.places.count) }
        guard !counts.isEmpty else { return "<properties/>\n" }
        let lines = counts.map { "<property name=\"\($0.inMarkup)\" value=\"\($1)\"/>\n" }
        return "<properties>\n\(lines.joined())</properties>\n"
    }

    /// A case has no output in one of the two schemas: there its suite has it.
    private static func strictLines(_ result: ScenarioResult) -> [String] {
        result.toleratedLines.map { "\(result.title): \($0)" }
    }

    private static func output(_ lines: [String]) -> String {
        "<system-out>\(lines.map(\.onOneLine).joined(separator: "\n").inMarkupLines)</system-out>\n"
    }

    private static func counts(_ results: [ScenarioResult]) -> String {
        let failures = results.count { $0.outcome == .failed }
        let errors = results.count { $0.outcome == .broken || $0.outcome == .unplayable }
        return " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
            + " time=\"\(seconds(results.reduce(0) { $0 + $1.wallTime }))\""
    }

    private static func seconds(_ nanoseconds: Int64) -> String {
        TimeWords.decimal(nanoseconds, places: 9, digits: 3)
    }

    /// - Parameter copy: which one of those of this name it is: readers drop all but one of equal names.
    private func testcase(_ result: ScenarioResult, copy: Int) -> String {
        let name = result.title + (copy > 1 ? " (\(copy))" : "")
        let place = JUnitReport.parts(result.scenario.file).joined(separator: ".")
        var start =
            "<testcase name=\"\(name.inMarkup)\" classname=\"\(place.inMarkup)\""
            + " time=\"\(JUnitReport.seconds(result.wallTime))\""
        if !isStrict {
            start += " file=\"\(result.scenario.file.inMarkup)\""
            start += result.reasonLine.map { " line=\"\($0)\"" } ?? ""
        }
        let parts = [fault(result), output(result)].compactMap(\.self)
        return parts.isEmpty ? start + "/>\n" : start + ">\n" + parts.joined() + "</testcase>\n"
    }

    private func fault(_ result: ScenarioResult) -> String? {
        guard let reason = result.reason else { return nil }
        let element = result.outcome == .failed ? "failure" : "error"
        return "<\(element) type=\"\(result.outcome.rawValue)\" message=\"\(reason.inMarkup)\">"
            + "\(result.faults.joined(separator: "\n").inMarkupLines)</\(element)>\n"
    }

    private func output(_ result: ScenarioResult) -> String? {
        guard !isStrict else { return nil }
        let attachment = attachments[result.scenario.key].map { ["[[ATTACHMENT|\($0)]]"] } ?? []
        let lines = attachment + result.toleratedLines
        return lines.isEmpty ? nil : JUnitReport.output(lines)
    }
}
