import VigilScenarios

extension Command {
    /// The commands that tell what the modules of a program bring along; the executable of an app has them too where it links
    /// this module.
    public static let listings: [Command] = [
        ValidateCommand.command, ModesCommand.command, RulesCommand.command, ExplainCommand.command,
        SchemaCommand.command,
    ]
}
