/** Something that the palette finds and does. */
export interface PaletteItem {
  /** The same in every session, so that what was used is remembered. */
  readonly id: string
  readonly kind: 'action' | 'add' | 'thing' | 'file' | 'scene'
  readonly name: string
  /** Its name in the other language, which finds it too. */
  readonly otherName?: string
  /** The keys that do the same. */
  readonly keys?: string
  readonly run: () => void
}
