import { hasLittleMemory } from '../../../protocol/frame/little-memory.ts'

/** More things than this are a lot for one scene (`browser.md` 3). */
const many = 1_000

/** What can make a world slow: `device`, that it has little memory; `things`, that the scene has very many. */
export type Heaviness = 'device' | 'things'

/** What may make a scene of so many things slow here; usually nothing. */
export const heavinessOf = (things: number): readonly Heaviness[] => [
  ...(hasLittleMemory(navigator) ? (['device'] as const) : []),
  ...(things > many ? (['things'] as const) : []),
]
