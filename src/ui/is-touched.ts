import { matchesMedia } from './matches-media.ts'

/** Whether fingers are what this page is mostly used with. */
export const isTouched = (): boolean => matchesMedia('(pointer: coarse)')
