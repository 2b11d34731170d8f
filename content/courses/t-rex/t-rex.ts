import { course } from '../course.ts'
import { tRexBlocks } from './t-rex-blocks.ts'
import { tRexScript } from './t-rex-script.ts'
import { tRexSteps } from './t-rex-steps.ts'
import { tRexThings } from './t-rex-things.ts'

/** A dinosaur runs through the desert and jumps over what comes. */
export const tRex = course({
  slug: 't-rex',
  name: { en: 'Dino Run', de: 'Dino-Lauf' },
  steps: tRexSteps,
  later: new Set(['dino', 'cactus']),
  things: tRexThings,
  blocks: tRexBlocks,
  script: tRexScript,
})
