/** What fills the gaps of an error's sentence. */
export type ErrorParams = Readonly<Record<string, string | number>>
