import Foundation
import VigilScenarios

/// Builds the programs of apps, those of a package together and each once.
enum ProductBuild {
    /// The programs of products, brought up to date; an error for each that could not be.
    static func programs(
        of products: [AppProduct], _ policy: BuildPolicy
    ) -> [AppProduct: Result<TestProgram, UsageError>] {
        let packages = Dictionary(grouping: products, by: \.package)
        var built: Set<AppProduct> = []
        if policy.skipping == nil {
            for (_, members) in packages.sorted(by: { $0.key.path < $1.key.path }) { built.formUnion(build(members)) }
        }
        return Dictionary(
            uniqueKeysWithValues: products.map { product in
                let isBuilt = built.contains(product)
                return (product, Result { () throws(UsageError) in try product.player(policy, isBuilt: isBuilt) })
            })
    }

    /// SwiftPM builds one product, or all: several are built with all. Where something else is broken, each is built by
    /// itself afterwards, and says what is wrong with it; so does one that the package does not have any more.
    ///
    /// - Returns: those that are up to date.
    private static func build(_ products: [AppProduct]) -> [AppProduct] {
        guard products.count > 1, Interruption.received == nil, (try? products[0].swiftBuild([])) == true else {
            return []
        }
        let names = products[0].namesOfPackage
        return products.filter { names.contains($0.name) }
    }
}
