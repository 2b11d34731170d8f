import type { Legs } from '../../simulation/motion/player-walk.ts'

/** What a pad without keys gives a person for the keys of a world, by `keyName`. */
export interface PadLayout {
  /** Whether its stick walks the player. */
  readonly walks: boolean
  /** Keys that its stick presses too, by the way that it is pushed. */
  readonly directions: DirectionKeys
  /** Keys that get a button each, the most important one first. */
  readonly buttons: readonly string[]
}

export type Way = 'forward' | 'back' | 'left' | 'right'
export type DirectionKeys = Readonly<Partial<Record<Way, string>>>

const arrows: Readonly<Record<Way, string>> = { forward: 'up', back: 'down', left: 'left', right: 'right' }
const letters: Readonly<Record<Way, string>> = { forward: 'w', back: 's', left: 'a', right: 'd' }

/** More would cover the picture of a phone. */
const mostButtons = 6

/**
 * Gives every key that programs want to know of a place: ways to go, as arrows or else as W A S D, to the stick, all others to buttons.
 * A single way needs no stick where nobody walks.
 */
export function padLayout(wanted: ReadonlySet<string>, { walks, jumps }: Legs): PadLayout {
  const ways = Object.values(arrows).some((key) => wanted.has(key)) ? arrows : letters
  const asked = Object.entries(ways).filter(([, key]) => wanted.has(key))
  const directions: DirectionKeys = walks || asked.length > 1 ? Object.fromEntries(asked) : {}
  const steered = new Set(Object.values(directions))
  const others = [...wanted].filter((key) => key !== 'space' && !steered.has(key))
  const first = jumps || wanted.has('space') ? ['space'] : []
  return { walks, directions, buttons: [...first, ...others].slice(0, mostButtons) }
}

/** Whether there is anything to push a stick for. */
export const hasStick = ({ walks, directions }: PadLayout): boolean =>
  walks || Object.keys(directions).length > 0
