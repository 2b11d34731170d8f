import type { EventType } from '../../../protocol/events/event-types.ts'

const people = 50_000
const days = 180

/** Half of it visits, the rest as a workshop is used. */
const mix: readonly EventType[] = [
  ...Array.from({ length: 8 }, (): EventType => 'visit'),
  'sign-up',
  'project-created',
  'publish',
  'like',
  'remix',
  'run',
  'course-step',
  'course-step',
]

/** A row of the event table, in the order of `eventColumns`. */
export type MadeEvent = readonly [
  at: bigint,
  userId: string | null,
  type: string,
  value: number | null,
  hoc: string | null,
  props: string | null,
]
export const eventColumns = ['at', 'user_id', 'type', 'value', 'hoc', 'props'] as const

/** A seeded generator (mulberry32): the same events in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** So many events of half a year, which begins at `from`. */
export function* madeEvents(count: number, from: number): Generator<MadeEvent> {
  const random = seededRandom(20_221_101)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  for (let index = 0; index < count; index++) {
    const type = pick(mix) ?? 'visit'
    const isStep = type === 'course-step'
    yield [
      BigInt(from + Math.floor((index / count) * days * 24 * 60 * 60 * 1000)),
      type === 'visit' && random() < 0.3 ? null : `person-${Math.floor(random() * people)}-abcdef`,
      type,
      isStep ? 1 + Math.floor(random() * 8) : null,
      isStep ? (pick(['t-rex', 'space-invader', 'solar-system']) ?? null) : null,
      type === 'visit' ? '{"page":"landing"}' : null,
    ]
  }
}
