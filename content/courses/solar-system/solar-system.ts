import { course } from '../course.ts'
import { solarSystemBlocks } from './solar-system-blocks.ts'
import { solarSystemScript } from './solar-system-script.ts'
import { solarSystemThings } from './solar-system-things.ts'

/** The sun and what circles it. */
export const solarSystem = course({
  slug: 'solar-system',
  name: { en: 'Solar System', de: 'Sonnensystem' },
  things: solarSystemThings,
  blocks: solarSystemBlocks,
  script: solarSystemScript,
})
