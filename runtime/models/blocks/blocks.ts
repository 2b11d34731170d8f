import { onFourLegs } from '../clips/on-four-legs.ts'
import type { Family } from '../recipe.ts'
import { sculptPig, sculptSheep } from './block-animals.ts'
import {
  sculptBlockCloud,
  sculptBlockField,
  sculptEarthBlock,
  sculptGoldBlock,
  sculptGrassBlock,
  sculptLeafBlock,
  sculptSandBlock,
  sculptSnowBlock,
  sculptStoneBlock,
  sculptWoodBlock,
} from './block-recipes.ts'

const trot = onFourLegs({ stride: 0.5, lift: 0.04, seconds: 0.8 })

export const blocks = {
  'grass-block': { sculpt: sculptGrassBlock },
  'earth-block': { sculpt: sculptEarthBlock },
  'sand-block': { sculpt: sculptSandBlock },
  'stone-block': { sculpt: sculptStoneBlock },
  'snow-block': { sculpt: sculptSnowBlock },
  'gold-block': { sculpt: sculptGoldBlock },
  'wood-block': { sculpt: sculptWoodBlock },
  'leaf-block': { sculpt: sculptLeafBlock },
  'block-cloud': { sculpt: sculptBlockCloud, floats: true },
  'block-field': { sculpt: sculptBlockField },
  sheep: { sculpt: sculptSheep, clips: trot },
  pig: { sculpt: sculptPig, clips: trot },
} satisfies Family
