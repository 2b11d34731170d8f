import { course } from '../course.ts'
import { solarSystemBlocks } from './solar-system-blocks.ts'
import { solarSystemScript } from './solar-system-script.ts'
import { solarSystemSteps } from './solar-system-steps.ts'
import { solarSystemThings } from './solar-system-things.ts'

/** The sun and what circles it. */
export const solarSystem = course({
  slug: 'solar-system',
  name: { en: 'Solar System', de: 'Sonnensystem' },
  steps: solarSystemSteps,
  later: new Set(['sunlight', 'earth', 'moon', 'sign']),
  things: solarSystemThings,
  blocks: solarSystemBlocks,
  script: solarSystemScript,
})
