import { matchesMedia } from './matches-media.ts'

/** Whether this is a small screen that is touched, held either way. */
export const isPhone = (): boolean =>
  matchesMedia('(pointer: coarse) and (max-width: 640px), (pointer: coarse) and (max-height: 480px)')
