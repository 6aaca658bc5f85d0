/// What somebody can do about a module that is missing.
struct ModuleCure {
    let text: String

    /// The cure for a module.
    ///
    /// - Parameters:
    ///   - frameworks: those that Vigil has, by the names of their products.
    init(of module: String, frameworks: Set<String> = (try? VigilCheckout(nil))?.frameworks ?? []) {
        text =
            if frameworks.contains(module) {
                "add .product(name: \"\(module)\", package: \"Vigil\") to its target in Package.swift"
            } else if AppleFrameworks.all.contains(module) {
                "Apple's, and not simulated; what is used of it can be declared in iOSSources.swift"
            } else {
                "a package, pod or target of others: with its sources beside the project, vigil new brings them too"
            }
    }
}
