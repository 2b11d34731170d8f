import { pageWords } from './en/page-words.ts'
import { panelWords } from './en/panel-words.ts'
import { peopleWords } from './en/people-words.ts'
import { siteWords } from './en/site-words.ts'
import { stepWords } from './en/step-words.ts'
import { workshopWords } from './en/workshop-words.ts'

/** Every string of the interface in English, one file an area. */
export const en = {
  ...siteWords,
  ...peopleWords,
  ...pageWords,
  ...panelWords,
  ...stepWords,
  ...workshopWords,
}
