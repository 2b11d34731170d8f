import type { siteWords } from './en/site-words.ts'
import type { workshopWords } from './en/workshop-words.ts'

/** The shape of a language: the same keys as English. */
export type Words = SiteWords & WorkshopWords
export type SiteWords = typeof siteWords
export type WorkshopWords = typeof workshopWords
