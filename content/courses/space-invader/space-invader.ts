import { course } from '../course.ts'
import { spaceInvaderBlocks } from './space-invader-blocks.ts'
import { spaceInvaderScript } from './space-invader-script.ts'
import { spaceInvaderSteps } from './space-invader-steps.ts'
import { spaceInvaderThings } from './space-invader-things.ts'

/** A rocket keeps a fleet of aliens from landing. */
export const spaceInvader = course({
  slug: 'space-invader',
  name: { en: 'Space Invader', de: 'Weltraum-Angriff' },
  steps: spaceInvaderSteps,
  later: new Set(['alien']),
  things: spaceInvaderThings,
  blocks: spaceInvaderBlocks,
  script: spaceInvaderScript,
})
