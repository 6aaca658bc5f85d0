import VigilTool

@main
enum Tool: CommandLineTool {}
