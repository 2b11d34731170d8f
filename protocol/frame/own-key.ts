import { z } from 'zod'

/** A key that the app takes. */
export const OwnKey = z.object({
  /** `KeyboardEvent.key`, lower case. */
  key: z.string().max(32),
  /** Ctrl, or Cmd on a Mac. */
  ctrl: z.literal(true).optional(),
  shift: z.literal(true).optional(),
  /** A digit of the number pad; without it, one of the row above the letters. */
  isPad: z.literal(true).optional(),
})
export type OwnKey = Readonly<z.infer<typeof OwnKey>>

/** A key press, wherever it happened: in the app's window or in a scene frame. */
export interface Press {
  /** What the key means on this keyboard (`z` on a German one too); see `KeyboardEvent.key`. */
  readonly key: string
  /** Which key of the keyboard it is; see `KeyboardEvent.code`. */
  readonly code: string
  readonly ctrl: boolean
  readonly shift: boolean
  readonly alt: boolean
  readonly meta: boolean
}

/**
 * Whether this key was pressed. Letters are taken by their meaning (`key`), so Ctrl+Z is where Z is written, and Caps lock changes nothing; whether a
 * sign needs Shift is the keyboard's affair. Only digits are other keys on the number pad. With Alt none is.
 */
export function isPressOf(own: OwnKey, { key: written, code, ctrl, shift, alt, meta }: Press): boolean {
  const key = written.toLowerCase()
  return (
    !alt &&
    own.key === key &&
    (own.ctrl ?? false) === (ctrl || meta) &&
    (!isDigit(key) || (own.isPad ?? false) === code.startsWith('Numpad')) &&
    (isSign(key) || (own.shift ?? false) === shift)
  )
}

const isDigit = (key: string): boolean => /^\d$/.test(key)
const isSign = (key: string): boolean => /^[^\p{L}\p{N}]$/u.test(key)
