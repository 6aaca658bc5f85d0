import Testing
import VigilFacts

@testable import BackgroundRuntime

struct BuildVariableTests: Facts {
    @Test("Build variables", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let replaced = Fact(
        "are replaced where their value is known, modifiers applied",
        for: [
            ("$(NAME)", "My App"), ("${NAME}", "My App"), ("com.$(NAME:rfc1034identifier).x", "com.My-App.x"),
            ("$(NAME:c99extidentifier)", "My_App"), ("$(NAME:lower)", "my app"), ("$(NAME:upper:identifier)", "MY_APP"),
            ("$(OTHER:default=none)", "none"), ("$(NAME:default=none)", "My App"), ("$(NAME)$(NAME)", "My AppMy App"),
            ("$(SELF)", "$(SELF)"), ("$(EMPTY)", ""), ("$(EMPTY:default=none)", "none"),
        ]
    ) { (text: String, result: String) in
        let variables = BuildVariables(values: ["NAME": "My App", "SELF": "$(SELF)", "EMPTY": ""])
        expect(variables.replaced(in: text), is: result)
    }

    let kept = Fact(
        "stay as they are where it is not",
        for: ["$(OTHER)", "${OTHER:lower}", "$(NAME:unknown)", "$(", "$", "$NAME", "a$(b", "${a)", "$()"]
    ) { (text: String) in
        expect(BuildVariables(values: ["NAME": "x"]).replaced(in: text), is: text)
    }

    let inIdentifiers = Fact("inside an identifier are no wrong characters, and what is around them is checked") {
        let found = { (identifier: String) in
            try manifest("{ CFBundleIdentifier: '\(identifier)' }").problems.count
        }
        try expect(found("com.example.${PRODUCT_NAME:rfc1034identifier}"), is: 0)
        try expect(found("com.exa_mple.$(NAME)"), is: 1)
        let replaced = try manifest("{ CFBundleIdentifier: 'com.$(NAME)' }", variables: ["NAME": "my_app"])
        expect(replaced.bundleIdentifier, is: "com.my_app")
        expect(replaced.problems.count, is: 1)
    }

    let inModes = Fact("are replaced everywhere, and one that is unknown in the list of modes is told of") {
        let text = "UIBackgroundModes: ['$(MODE)', 'fetch'], MinimumOSVersion: '$(TARGET)', UINewsstandApp: '$(FLAG)'"
        try expect(entries(text, variables: ["MODE": "audio"]).backgroundModes, is: ["audio", "fetch"])
        try expect(
            problems(text),
            is: [
                "warning: UIBackgroundModes[0]: the value of the build variable in \"$(MODE)\" is not known: "
                    + "no mode is loaded for it; give its value"
            ])
    }

    let inNames = Fact("in a name make way for a name without them") {
        let text = "CFBundleName: '$(PRODUCT_NAME)', CFBundleExecutable: 'Player'"
        try expect(entries(text).displayName, is: "Player")
        try expect(entries("CFBundleName: '$(PRODUCT_NAME)'").displayName, is: "App")
        try expect(entries(text, variables: ["PRODUCT_NAME": "Radio"]).displayName, is: "Radio")
    }
}
