/**
 * Whether the library that draws gave up because parts of a drawing show each other without end. It stops after so many parts, the clock
 * after so long: which comes first is a matter of the machine, so both have to mean the same.
 */
export const isTooManyParts = (error: unknown): boolean =>
  error instanceof Error && /exceeded more than \d+ referenced elements/.test(error.message)
