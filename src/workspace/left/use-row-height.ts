import { useMedia } from '../../ui/use-media.ts'

/** Fingers, and screens as narrow as a phone’s, need higher rows. */
const roomy = '(pointer: coarse), (max-width: 1023px)'

/** Pixels of a row of the Hierarchy: 34, and 44 where it is touched. */
export const useRowHeight = (): number => (useMedia(roomy) ? 44 : 34)
