/** What a hand does with the mouse, or what a key means only meanwhile or in one list: `shortcuts` are performed by their press alone. */
interface HandGesture {
  readonly does: string
  /** Keys that are held, by their English names. */
  readonly held?: readonly ('Alt' | 'Ctrl' | 'Shift' | 'Space' | 'Enter' | 'Esc')[]
  readonly move?: 'drag' | 'dragBeside' | 'dragRight' | 'dragWords' | 'click' | 'wheel'
  /** Keys of which one is pressed, as they are written. */
  readonly signs?: string
}

/** All that hands can do in Design, in the groups in which the sheet of keys shows it. */
export const handGestures = {
  mouse: [
    { does: 'orbit', move: 'dragBeside' },
    { does: 'pan', held: ['Space'], move: 'drag' },
    { does: 'zoom', move: 'wheel' },
    { does: 'look', move: 'dragRight' },
    { does: 'fly', move: 'dragRight', signs: 'W A S D Q E' },
    { does: 'more', held: ['Shift'], move: 'click' },
    { does: 'frame', held: ['Shift'], move: 'drag' },
    { does: 'behind', held: ['Alt'], move: 'click' },
    { does: 'copy', held: ['Alt'], move: 'drag' },
  ],
  drag: [
    { does: 'finer', held: ['Shift'] },
    { does: 'invert', held: ['Ctrl'] },
    { does: 'exact', signs: '0 … 9' },
    { does: 'done', held: ['Enter'] },
    { does: 'back', held: ['Esc'] },
    { does: 'turnCarried', signs: 'Q E' },
    { does: 'onceMore', held: ['Shift'], move: 'click' },
  ],
  lists: [
    { does: 'order', held: ['Alt'], signs: '↑ ↓' },
    { does: 'into', held: ['Alt'], signs: '→ ←' },
    { does: 'orderTabs', held: ['Alt'], signs: '← →' },
    { does: 'number', signs: '↑ ↓' },
    { does: 'scrub', move: 'dragWords' },
  ],
} as const satisfies Readonly<Record<string, readonly HandGesture[]>>
