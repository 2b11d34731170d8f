import { common } from './de/common.ts'
import type { Words } from './words.ts'

/** Every string of the interface in German; a string that `en` has and this lacks does not compile. */
export const de: Words = { common }
