import { matchesMedia } from './matches-media.ts'

/** Whether the window has no room for panels beside the scene: header, bar and panels are drawers then. */
export const isNarrow = (): boolean => matchesMedia('(max-width: 1023px)')
