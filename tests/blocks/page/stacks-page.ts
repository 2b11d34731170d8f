import type { Locale } from '../../../src/i18n/locale.ts'

/** A stack of blocks as it lies on the canvas, in the canvas's own units. */
export interface Lying {
  /** What its first block is. */
  readonly type: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What the page offers to the test that drives it. */
export interface StacksPage {
  prepare(locale: Locale): Promise<void>
  /** Shows a file of blocks, as Blockly saves it, with the names of the things in them; where its stacks then lie. */
  lay(state: object, names: Readonly<Record<string, string>>): Promise<Lying[]>
}

declare global {
  interface Window {
    stacksPage: StacksPage
  }
}
