/** Bounds of what a document holds; what lies beyond them reads as broken and is refused when it is written. */
export const limits = {
  /** Nesting of arrays and objects inside one stored value. */
  valueDepth: 64,
  /** Characters of a name (project, scene, file, entity). */
  nameLength: 80,
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
  /** Entities that one command may touch. */
  commandTargets: 20_000,
  /** The highest Lamport time that is believed; an absurd one would stop the clock for everybody. */
  lamport: 2 ** 48,
} as const
