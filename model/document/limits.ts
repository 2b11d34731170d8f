/**
 * Bounds of what commands write into a document. Of what another program has stored beyond them, names and other short texts are shown cut,
 * numbers and nested values are not believed, and scripts and lists are shown whole: two people can make those too long together.
 */
export const limits = {
  /** Nesting of arrays and objects inside one stored value. */
  valueDepth: 64,
  /** Shared types inside each other: the model needs 3 (root, record, text); beyond this nobody is at work but an attacker. */
  nesting: 16,
  /** What one command may write, in about the bytes of JSON: the server takes 8 MB at once. */
  commandSize: 7_000_000,
  /** Characters of a name (project, scene, file, entity). */
  nameLength: 80,
  /** Characters of the name of a variable of a blocks file. */
  variableNameLength: 200,
  /** Characters of an order key; longer ones are made anew together with their siblings. */
  orderKeyLength: 40,
  /** UTF-16 units of one script. */
  textLength: 1_000_000,
  /** Characters of a project's description. */
  descriptionLength: 2_000,
  /** Characters of a note on the canvas of a blocks file. */
  commentLength: 20_000,
  /** Width and height of such a note, in pixels. */
  commentSize: 10_000,
  /** Such notes that one command may touch. */
  commandComments: 1_000,
  /** Characters of the name that an asset's bytes are stored under. */
  assetKeyLength: 128,
  /** Characters of the path of an asset. */
  linkLength: 500,
  /** Bytes of a file: 20 MB. */
  assetBytes: 20_000_000,
  /** Characters of the credit of an asset. */
  creditLength: 300,
  /** Characters of the name of a file that becomes an asset. */
  fileNameLength: 255,
  /** Width and height of a doodle's sheet, in pixels. */
  doodleSide: 4_096,
  /** How far from the sheet's corner something drawn may lie, in pixels. */
  doodleCoordinate: 100_000,
  /** Pixels. */
  strokeWidth: 1_000,
  /** Numbers in the points of one stroke: about 4,000 points of a pen. */
  strokeNumbers: 12_000,
  /** Strokes on one sheet. */
  doodleStrokes: 5_000,
  /** Strokes that one gesture may put in another place among the others. */
  strokeMoves: 500,
  /** Steps of courses that a project remembers. */
  courseSteps: 1_000,
  /** Files that may come along with one command. */
  commandAssets: 1_000,
  /** Entities that one command may touch. */
  commandTargets: 20_000,
  /** Records that one command may bring back: a whole project of many blocks. */
  restoredRecords: 200_000,
  /** The highest Lamport time that is believed of a claim. */
  lamport: 2 ** 48,
  /** How far beyond all others a time may lie to set the clock: an absurd one would stop it for everybody. Nobody edits so often. */
  lamportLeap: 2 ** 24,
} as const
