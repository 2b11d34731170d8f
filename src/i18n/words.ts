import type { pageWords } from './en/page-words.ts'
import type { panelWords } from './en/panel-words.ts'
import type { peopleWords } from './en/people-words.ts'
import type { siteWords } from './en/site-words.ts'
import type { stepWords } from './en/step-words.ts'
import type { workshopWords } from './en/workshop-words.ts'

/** The shape of a language: the same keys as English. */
export type Words = SiteWords & PeopleWords & PageWords & PanelWords & StepWords & WorkshopWords
export type SiteWords = typeof siteWords
export type PeopleWords = typeof peopleWords
export type PageWords = typeof pageWords
export type PanelWords = typeof panelWords
export type StepWords = typeof stepWords
export type WorkshopWords = typeof workshopWords
