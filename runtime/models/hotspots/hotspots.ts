import type { Family } from '../recipe.ts'
import { sculptArrow } from './arrow.ts'
import { sculptExclamation } from './exclamation.ts'
import { sculptHeart } from './heart.ts'
import { sculptInfo } from './info.ts'
import { sculptQuestion } from './question.ts'
import { sculptStar } from './star.ts'

/** The signs of hotspots, facing +z, round their origin. */
export const hotspots = {
  'info-hotspot': { sculpt: sculptInfo, floats: true },
  'question-hotspot': { sculpt: sculptQuestion, floats: true },
  'exclamation-hotspot': { sculpt: sculptExclamation, floats: true },
  'arrow-hotspot': { sculpt: sculptArrow, floats: true },
  'heart-hotspot': { sculpt: sculptHeart, floats: true },
  'star-hotspot': { sculpt: sculptStar, floats: true },
} satisfies Family
