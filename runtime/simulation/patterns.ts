/** Ready patterns for shapes, which lie on the shape's own colour. */
export const patternNames = ['dots', 'stripes', 'checks', 'bricks', 'waves', 'stars'] as const
export type PatternName = (typeof patternNames)[number]

const start = 'asset:pattern-'

/** How a material names a pattern: like a file of the library, of which the frame makes it when it is asked for. */
export const patternSource = (name: PatternName): string => `${start}${name}`

/** The pattern that a material names, `null` for anything else. */
export const patternOf = (source: unknown): PatternName | null =>
  patternNames.find((name) => patternSource(name) === source) ?? null
