import type { Course } from './course.ts'
import { solarSystem } from './solar-system/solar-system.ts'
import { spaceInvader } from './space-invader/space-invader.ts'
import { tRex } from './t-rex/t-rex.ts'

/** All courses, the easiest first. */
export const courses = [tRex, spaceInvader, solarSystem] as const satisfies readonly Course[]
