import BackgroundRuntime
import SimulatedFoundation
import Testing
import VigilFacts
import VigilRuntimeProbes

struct PredicateTests: Facts {
    @Test("Predicates and sort descriptors", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What the conditions are tried with.
    private nonisolated(unsafe) static let person: [String: Any] = [
        "name": "Émile Zola", "age": 62, "height": 1.7, "isAlive": false, "born": Date(timeIntervalSince1970: 0),
        "books": [["title": "Nana", "pages": 100], ["title": "Germinal", "pages": 300]] as [[String: Any]],
        "tags": ["naturalist", "French"], "address": ["city": "Paris"], "nothing": NSNull(),
    ]

    let conditions = Fact(
        "what a person meets",
        for: [
            "age == 62", "age = 62.0", "age != 61 AND age <> 60", "age > 61 && height <= 1.7", "NOT age < 62",
            "age BETWEEN {60, 70}", "age IN {1, 62}", "name IN {'Émile Zola', \"B\"}", "name CONTAINS 'Zola'",
            "name CONTAINS[cd] \"emile\"", "name BEGINSWITH[cd] 'EMI'", "name ENDSWITH 'la'", "name LIKE '*Zo?a'",
            "name LIKE[cd] 'emile*'", "name MATCHES '\\\\w+ Z.*'", "'Zola' IN name", "tags CONTAINS 'French'",
            "'French' IN tags", "ANY books.title == 'Nana'", "ALL books.pages >= 100", "NONE books.pages > 300",
            "SOME books.pages > 200", "books.@count == 2", "books.@sum.pages = 400", "books.@max.pages == 300",
            "address.city == 'Paris'", "nothing == nil", "nothing = NULL", "missing == nil", "isAlive == NO",
            "isAlive == FALSE", "!(age == 1 OR age == 2)", "(age == 62) AND (height > 1 OR age == 0)",
            "(age + 8) / 2 == 35", "age - 2 * 10 == 42", "-age < 0", "2 ** 3 == 8", "TRUEPREDICATE",
            "NOT FALSEPREDICATE", "SUBQUERY(books, $b, $b.pages > 200).@count == 1", "tags[0] == 'naturalist'",
            "tags[LAST] == 'French'", "tags[SIZE] == 2", "length(name) == 10", "lowercase(tags[1]) == 'french'",
            "#age == 62", "SELF.age == 62", "born == CAST(-978307200, 'NSDate')", "age >= 0x3E and age < 1e3",
        ]
    ) { (format: String) in
        expect(NSPredicate(format: format).evaluate(with: Self.person), "\(NSPredicate(format: format))")
        let again = NSPredicate(format: NSPredicate(format: format).predicateFormat)
        expect(again.evaluate(with: Self.person), "\(again.predicateFormat)")
    }

    let refusals = Fact(
        "what a person does not meet",
        for: [
            "age < 62", "name == 'émile zola'", "name BEGINSWITH 'emi'", "name CONTAINS 'zola'", "age > nil",
            "nothing > 1", "ALL books.pages > 100", "ANY tags == 'German'", "name LIKE 'Zola'", "name MATCHES 'Zola'",
            "age IN {}", "nothing != nil",
        ]
    ) { (format: String) in
        expect(!NSPredicate(format: format).evaluate(with: Self.person))
    }

    let marks = Fact("marks stand for values, keys and variables") {
        let date = Date(timeIntervalSince1970: 10)
        let all = NSPredicate(
            format: "%K == %@ AND age > %d AND height < %f AND born < %@ AND age IN %@ AND address.%K == %@", "name",
            "Émile Zola", 61, 1.8, date as CVarArg, [61, 62], "city", "Paris" as NSString)
        expect(all.evaluate(with: Self.person), "\(all)")
        expect(NSPredicate(format: "SELF CONTAINS[c] %@", "B").evaluate(with: "abc"))
        expect(
            NSPredicate(format: "SELF > 3").evaluate(with: 4) && NSPredicate(format: "%@ == self", 4).evaluate(with: 4))
        expect(NSPredicate(format: "name == '%@'").evaluate(with: ["name": "%@"]))
        let variable = NSPredicate(format: "age > $LEAST")
        expect(variable.evaluate(with: Self.person, substitutionVariables: ["LEAST": 60]))
        expect(variable.withSubstitutionVariables(["LEAST": 60]).predicateFormat, is: "age > 60")
        expect(NSPredicate(format: "%@ OR age == 1", all).evaluate(with: Self.person))
    }

    let compounds = Fact("conditions are put together, and a closure is one") {
        let (old, young) = (NSPredicate(format: "age > 60"), NSPredicate(format: "age < 20"))
        expect(!NSCompoundPredicate(andPredicateWithSubpredicates: [old, young]).evaluate(with: Self.person))
        expect(NSCompoundPredicate(orPredicateWithSubpredicates: [old, young]).evaluate(with: Self.person))
        expect(NSCompoundPredicate(notPredicateWithSubpredicate: young).predicateFormat, is: "NOT age < 20")
        expect(NSCompoundPredicate(type: .and, subpredicates: []).evaluate(with: nil))
        expect(NSPredicate { object, _ in object as? Int == 3 }.evaluate(with: 3))
        let filtered = (["b", "a", "ab"] as NSArray).filtered(using: NSPredicate(format: "SELF BEGINSWITH 'a'"))
        expect(filtered as? [String], is: ["a", "ab"])
    }

    let faults = Fact(
        "a format that is none ends the app with its text",
        for: [
            "age ==", "age = = 3", "AND", "age == %@", "(age == 3", "name LIKES 'a'", "name == 'a", "age == 3 age", "",
            "name CONTAINS[x] 'a'",
        ]
    ) { (format: String) in
        let phone = try FoundationPhone { _ = NSPredicate(format: format) }
        phone.app.launch()
        expect(phone.app.state, is: .notRunning)
        expect(
            phone.app.trace.entries.contains {
                $0.text.contains("NSInvalidArgumentException: Unable to parse the format string \"\(format)\"")
            })
    }

    let sorting = Fact("objects are sorted by keys, key paths and the methods of texts") {
        let items = [["n": "b10", "k": 1], ["n": "b9", "k": 1], ["n": "A", "k": 2]] as [[String: Any]]
        let sorted = { (descriptors: [NSSortDescriptor]) in
            (items as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? [String: Any])?["n"] as? String }
        }
        let name = NSSortDescriptor(key: "n", ascending: true)
        expect(sorted([NSSortDescriptor(key: "k", ascending: false), name]), is: ["A", "b10", "b9"])
        let standard = NSSortDescriptor(key: "n", ascending: true, selector: "localizedStandardCompare:")
        expect(sorted([standard]), is: ["A", "b9", "b10"])
        expect(sorted([NSSortDescriptor(key: "k", ascending: true)]), is: ["b10", "b9", "A"])
        let count = NSSortDescriptor(keyPath: \String.count, ascending: false)
        expect((["a", "abc", "ab"] as NSArray).sortedArray(using: [count]) as? [String], is: ["abc", "ab", "a"])
        expect(count.keyPath == \String.count && name.key == "n")
    }
}
