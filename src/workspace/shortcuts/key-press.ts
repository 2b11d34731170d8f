/** A key press, wherever it happened: in the app's window or in a scene frame. */
export interface KeyPress {
  /** What the key means on this keyboard (`z` on a German one too); see `KeyboardEvent.key`. */
  readonly key: string
  /** Which key of the keyboard it is; see `KeyboardEvent.code`. */
  readonly code: string
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
  readonly meta: boolean
  /** It is held, and comes again. */
  readonly repeat?: boolean | undefined
}
