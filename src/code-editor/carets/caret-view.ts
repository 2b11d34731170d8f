import type { PeerCaret, TextCaret } from '../../client/project-session/project-session.ts'

/** An editor as something that has a caret and can show those of others. */
export interface CaretView {
  /** What the person has selected; `undefined` while there is no text. */
  read(): TextCaret | undefined
  /** Shows these in place of those that were shown before. */
  show(carets: readonly PeerCaret[]): void
  /** Calls `onMove` when the person's caret may be elsewhere, and `onText` when the text is another. Returns how to end it. */
  watch(onMove: () => void, onText: () => void): () => void
}
