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

const ways = ['forward', 'back', 'left', 'right'] as const
export type Way = (typeof ways)[number]
export type DirectionKeys = Readonly<Partial<Record<Way, readonly string[]>>>

type WayKeys = Readonly<Record<Way, string>>
const arrows: WayKeys = { forward: 'up', back: 'down', left: 'left', right: 'right' }
const letters: WayKeys = { forward: 'w', back: 's', left: 'a', right: 'd' }

/**
 * Gives every key that programs want to know of a place: ways to go, as arrows, as W A S D or as both, to the stick, all others to buttons.
 * A single way needs no stick where nobody walks.
 */
export function padLayout(wanted: ReadonlySet<string>, { walks, jumps }: Legs): PadLayout {
  const asked = steering(wanted)
  const isStick = walks || Object.keys(asked).length > 1
  const directions: DirectionKeys = isStick ? asked : {}
  const steered = new Set(Object.values(directions).flat())
  const others = [...wanted].filter((key) => key !== 'space' && !steered.has(key))
  const first = jumps || wanted.has('space') ? ['space'] : []
  return { walks, directions, buttons: [...first, ...others] }
}

/** Letters stand for ways beside arrows only where each way has both: a D alone beside the arrows is for something else. */
function steering(wanted: ReadonlySet<string>): DirectionKeys {
  const byArrow = ways.filter((way) => wanted.has(arrows[way]))
  const sets =
    byArrow.length === 0 || byArrow.every((way) => wanted.has(letters[way])) ? [arrows, letters] : [arrows]
  const entries = ways.map(
    (way) => [way, sets.map((set) => set[way]).filter((key) => wanted.has(key))] as const,
  )
  return Object.fromEntries(entries.filter(([, keys]) => keys.length > 0))
}

/** Whether there is anything to push a stick for. */
export const hasStick = ({ walks, directions }: PadLayout): boolean =>
  walks || Object.keys(directions).length > 0
