import type { Press } from '../../../protocol/frame/own-key.ts'

/** A key press as the workspace takes it. */
export interface KeyPress extends Press {
  /** It is held, and comes again. */
  readonly repeat?: boolean | undefined
}
