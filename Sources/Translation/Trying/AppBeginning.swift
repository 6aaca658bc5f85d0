/// What an app begins with, and why it does not where that is left out.
package struct AppBeginning: Equatable {
    /// The type with which the app begins.
    package let type: String
    package let path: String
    /// Why it is left out, from the type itself to what is missing; empty where it is there.
    package let losses: [Loss]

    /// Something that is left out, and why.
    package struct Loss: Equatable {
        /// What is left out.
        package let name: String
        /// The source that it lies in.
        package let path: String
        /// What the compiler says of it.
        package let why: String
    }
}

extension AppTrial {
    /// What the app begins with; nil where nothing in it begins an app.
    package var beginning: AppBeginning? {
        let kept = kept.lazy.compactMap { source in source.edited.entryPoint.map { (type: $0, path: source.path) } }
            .first
        if let kept { return AppBeginning(type: kept.type, path: kept.path, losses: []) }
        if let call = lostCall { return call }
        let lost = order.lazy.compactMap { path in self.read(path)?.entryPoint.map { (type: $0, path: path) } }.first
        return lost.map { AppBeginning(type: $0.type, path: $0.path, losses: losses(of: $0.type, in: $0.path)) }
    }

    /// The call in `main.swift` that would begin the app, where that is left out.
    private var lostCall: AppBeginning? {
        guard let path = order.first(where: { $0.hasSuffix("/main.swift") }) else { return nil }
        let name = "UIApplicationMain"
        return leftOut(of: path).first { $0.text.contains(name) }.map {
            AppBeginning(type: name, path: path, losses: [AppBeginning.Loss(name: name, path: path, why: $0.why)])
        }
    }

    /// The chain of what is left out for want of the next.
    private func losses(of name: String, in path: String) -> [AppBeginning.Loss] {
        var (chain, known) = ([loss(of: name, in: path)], Set([name]))
        while let last = chain.last, let next = Self.declared(last.why, known, in: self) {
            known.insert(next.name)
            chain.append(next)
        }
        return chain
    }

    /// The first name in what the compiler says that the app declares and that is left out.
    private static func declared(
        _ text: String, _ known: Set<String>, in trial: AppTrial
    ) -> AppBeginning.Loss? {
        for name in text.quoted where !known.contains(name) {
            for path in trial.order {
                guard trial.read(path)?.outline.entries.contains(where: { $0.type.name == name }) == true else {
                    continue
                }
                let isLost = trial.excluded.contains(path) || trial.piece(declaring: name, in: path) != nil
                if isLost { return trial.loss(of: name, in: path) }
            }
        }
        return nil
    }

    private func loss(of name: String, in path: String) -> AppBeginning.Loss {
        let message = unsolved.first { $0.path == path }?.text
        let why =
            piece(declaring: name, in: path)?.why ?? message ?? "nothing smaller than the whole file could be left out"
        return AppBeginning.Loss(name: name, path: path, why: why)
    }

    /// The piece that is left out with the declaration of a type.
    private func piece(declaring name: String, in path: String) -> LeftOut? {
        leftOut(of: path).first { piece in
            piece.kind == .declaration && SourceText(piece.text).declaredNames.contains(name)
        }
    }
}

extension SourceText {
    /// The names behind words that declare types.
    fileprivate var declaredNames: [String] {
        tokens.indices.dropFirst().filter { at in
            isToken(at - 1, "class") || isToken(at - 1, "struct") || isToken(at - 1, "enum") || isToken(at - 1, "actor")
                || isToken(at - 1, "protocol")
        }.map(text)
    }
}
