import { cheering } from '../clips/cheering.ts'
import type { Family } from '../recipe.ts'
import { sculptArenaGate } from './arena-gate.ts'
import { sculptArenaStand } from './arena-stand.ts'
import { sculptArenaTerrace } from './arena-terrace.ts'
import { sculptArenaWall } from './arena-wall.ts'

/** The pieces of a ring around a stage. */
export const arena = {
  'arena-stand': { sculpt: sculptArenaStand, clips: cheering },
  'arena-terrace': { sculpt: sculptArenaTerrace, clips: cheering },
  'arena-wall': { sculpt: sculptArenaWall },
  'arena-gate': { sculpt: sculptArenaGate },
} satisfies Family
