import type { Family } from '../recipe.ts'
import { sculptBed } from './bed.ts'
import { sculptBookshelf } from './bookshelf.ts'
import { sculptChair } from './chair.ts'
import { sculptFloorLamp } from './floor-lamp.ts'
import { sculptTable } from './table.ts'

export const furniture = {
  chair: { sculpt: sculptChair },
  table: { sculpt: sculptTable },
  bed: { sculpt: sculptBed },
  bookshelf: { sculpt: sculptBookshelf },
  'floor-lamp': { sculpt: sculptFloorLamp },
} satisfies Family
