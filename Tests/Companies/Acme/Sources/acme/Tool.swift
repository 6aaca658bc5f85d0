import RadioMode
import VigilTool

@main
enum Tool: CommandLineTool {}
