import { siteWords } from './en/site-words.ts'
import { workshopWords } from './en/workshop-words.ts'

/** Every string of the interface in English, one file an area. */
export const en = { ...siteWords, ...workshopWords }
