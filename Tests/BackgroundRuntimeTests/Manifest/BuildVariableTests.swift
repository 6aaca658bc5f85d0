import Testing

@testable import BackgroundRuntime

@Suite("Build variables")
struct BuildVariableTests {
    @Test(
        "are replaced where their value is known, modifiers applied",
        arguments: [
            ("$(NAME)", "My App"), ("${NAME}", "My App"), ("com.$(NAME:rfc1034identifier).x", "com.My-App.x"),
            ("$(NAME:c99extidentifier)", "My_App"), ("$(NAME:lower)", "my app"), ("$(NAME:upper:identifier)", "MY_APP"),
            ("$(OTHER:default=none)", "none"), ("$(NAME:default=none)", "My App"), ("$(NAME)$(NAME)", "My AppMy App"),
            ("$(SELF)", "$(SELF)"), ("$(EMPTY)", ""), ("$(EMPTY:default=none)", "none"),
        ])
    func replaced(text: String, result: String) {
        let variables = BuildVariables(values: ["NAME": "My App", "SELF": "$(SELF)", "EMPTY": ""])
        #expect(variables.replaced(in: text) == result)
    }

    @Test(
        "stay as they are where it is not",
        arguments: ["$(OTHER)", "${OTHER:lower}", "$(NAME:unknown)", "$(", "$", "$NAME", "a$(b", "${a)", "$()"])
    func kept(text: String) {
        #expect(BuildVariables(values: ["NAME": "x"]).replaced(in: text) == text)
    }

    @Test("inside an identifier are no wrong characters, and what is around them is checked")
    func inIdentifiers() throws {
        func found(_ identifier: String) throws -> Int {
            try manifest("{ CFBundleIdentifier: '\(identifier)' }").problems.count
        }
        #expect(try found("com.example.${PRODUCT_NAME:rfc1034identifier}") == 0)
        #expect(try found("com.exa_mple.$(NAME)") == 1)
        let replaced = try manifest("{ CFBundleIdentifier: 'com.$(NAME)' }", variables: ["NAME": "my_app"])
        #expect(replaced.bundleIdentifier == "com.my_app")
        #expect(replaced.problems.count == 1)
    }

    @Test("are replaced everywhere, and one that is unknown in the list of modes is told of")
    func inModes() throws {
        let text = "UIBackgroundModes: ['$(MODE)', 'fetch'], MinimumOSVersion: '$(TARGET)', UINewsstandApp: '$(FLAG)'"
        #expect(try entries(text, variables: ["MODE": "audio"]).backgroundModes == ["audio", "fetch"])
        #expect(
            try problems(text) == [
                "warning: UIBackgroundModes[0]: the value of the build variable in \"$(MODE)\" is not known: "
                    + "no mode is loaded for it; give its value"
            ])
    }

    @Test("in a name make way for a name without them")
    func inNames() throws {
        let text = "CFBundleName: '$(PRODUCT_NAME)', CFBundleExecutable: 'Player'"
        #expect(try entries(text).displayName == "Player")
        #expect(try entries("CFBundleName: '$(PRODUCT_NAME)'").displayName == "App")
        #expect(try entries(text, variables: ["PRODUCT_NAME": "Radio"]).displayName == "Radio")
    }
}
