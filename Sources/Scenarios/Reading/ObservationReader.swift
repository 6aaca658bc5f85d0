import BackgroundRuntime

/// Reads what is expected of the words that modules bring along: `"notif.shown": ["breakfast"]`.
struct ObservationReader {
    let observations: [AppObservation]
    let problems: ProblemList

    func read(_ reader: ObjectReader) -> [ObservedExpectation] {
        observations.compactMap { observation in
            guard let value = reader.value(observation.name) else { return nil }
            let path = reader.path.key(observation.name)
            checkBeginning(of: observation, reader)
            return wanted(value, of: observation, at: path).map {
                ObservedExpectation(observation: observation, wanted: $0)
            }
        }
    }

    private func wanted(
        _ value: JSONValue, of observation: AppObservation, at path: ContentPath
    ) -> ObservedExpectation.ExpectedValue? {
        guard case .array(let items) = value else {
            return RangeReader(problems: problems).counts(value, at: path).map { .count($0) }
        }
        guard observation.isTexts else {
            problems.add(path, "\(observation.name) is a number, not a list: \(observation.summary)")
            return nil
        }
        return .texts(
            items.enumerated().compactMap { index, item in
                if case .string(let text) = item { return text }
                problems.add(path.item(index), "expected a string, found \(item.kind)")
                return nil
            })
    }

    private func checkBeginning(of observation: AppObservation, _ reader: ObjectReader) {
        guard reader.has("since"), !observation.hasBeginning else { return }
        problems.add(
            reader.path.key("since"), "\(observation.name) is not known from a time on, only of all of the run",
            hint: "give it a step of its own, without \"since\"")
    }
}
