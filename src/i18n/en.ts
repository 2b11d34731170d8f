import { common } from './en/common.ts'

/** Every string of the interface in English, one file an area. */
export const en = { common }
