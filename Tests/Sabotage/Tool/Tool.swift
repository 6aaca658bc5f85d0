import SabotageMode
import VigilTool

@main
enum Tool: CommandLineTool {}
