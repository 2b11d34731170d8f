/** What stands for the words of people in one recording. */
export interface JsonWords {
  /** The word of a person as another one. */
  text(text: string): string
  /** Who somebody is, as a number. */
  person(name: string): string
  /** A seed for what stands in the place of something that is no word: the same for the same. */
  seed(what: string): string
  /** Whether it is the id of something in the project. */
  isId(text: string): boolean
  /** Whether blocks of the product are made of it: a type, a field, an input. */
  isBlockWord(text: string): boolean
}

/** A file or a drawing of the project, named as components do. */
export const isReference = (text: string, { isId }: JsonWords): boolean =>
  /^(asset|doodle):/.test(text) && isId(text.slice(text.indexOf(':') + 1))
