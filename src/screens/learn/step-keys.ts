import type { CourseName } from '../../../protocol/courses/courses.ts'
import type { TextKey } from '../../i18n/use-t.ts'

/** What is to be built in each step of a course, in order. */
export const stepKeys = {
  't-rex': [
    'learn.t-rex.1',
    'learn.t-rex.2',
    'learn.t-rex.3',
    'learn.t-rex.4',
    'learn.t-rex.5',
    'learn.t-rex.6',
    'learn.t-rex.7',
    'learn.t-rex.8',
    'learn.t-rex.9',
  ],
  'space-invader': [
    'learn.space-invader.1',
    'learn.space-invader.2',
    'learn.space-invader.3',
    'learn.space-invader.4',
    'learn.space-invader.5',
    'learn.space-invader.6',
    'learn.space-invader.7',
    'learn.space-invader.8',
    'learn.space-invader.9',
  ],
  'solar-system': [
    'learn.solar-system.1',
    'learn.solar-system.2',
    'learn.solar-system.3',
    'learn.solar-system.4',
    'learn.solar-system.5',
    'learn.solar-system.6',
    'learn.solar-system.7',
    'learn.solar-system.8',
  ],
} as const satisfies Readonly<Record<CourseName, readonly TextKey[]>>
