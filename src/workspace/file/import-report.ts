import type { NotUnderstood } from '../../../interchange/aframe-html/not-understood.ts'

/** What became of a page that was opened. */
export interface ImportReport {
  readonly fileName: string
  readonly things: number
  readonly notUnderstood: readonly NotUnderstood[]
}
