import UniformTypeIdentifiers

let usesOfUniformTypeIdentifiersAPI: [String: Use] = [
    "UTType": { _ = UTType("public.item") }
]
