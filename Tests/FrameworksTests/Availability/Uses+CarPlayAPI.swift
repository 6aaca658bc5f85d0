import CarPlay

let usesOfCarPlayAPI: [String: Use] = [
    "CPTemplate": { _ = CPListTemplate(title: nil, sections: []) }
]
