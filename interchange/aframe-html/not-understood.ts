/** Why something of a page is not in the project, or is there and does nothing. */
export const misses = [
  'script',
  'handler',
  'element',
  'attribute',
  'component',
  'component-idle',
  'component-scene',
  'property',
  'value',
  'address',
  'file',
  'mixin',
  'camera',
  'twice',
] as const
export type Miss = (typeof misses)[number]

/** One thing of a page that was not understood. */
export interface NotUnderstood {
  readonly why: Miss
  /** What it is called in the page. */
  readonly name: string
  /** The element that has it. */
  readonly element: string
  /** The line of the page. */
  readonly line: number
}
