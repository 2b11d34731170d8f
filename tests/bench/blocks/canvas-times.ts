/** What blocks cost on a visible canvas, in milliseconds: ours, and Blockly alone doing what an app without our binding would. */
export interface CanvasTimes {
  /** A canvas opened with all blocks, drawn; Blockly alone loads its own JSON. */
  readonly load: Pair
  /** A stack that the person moved, read and stored as a command; Blockly alone saves its JSON. */
  readonly local: Pair
  /** A stack that somebody else moved, brought in and drawn; Blockly alone loads the new JSON. */
  readonly remote: Pair
}

export interface Pair {
  readonly ours: number
  readonly alone: number
}
