import { pageWords } from './de/page-words.ts'
import { panelWords } from './de/panel-words.ts'
import { peopleWords } from './de/people-words.ts'
import { siteWords } from './de/site-words.ts'
import { stepWords } from './de/step-words.ts'
import { workshopWords } from './de/workshop-words.ts'
import type { Words } from './words.ts'

/** Every string of the interface in German; a string that `en` has and this lacks does not compile. */
export const de: Words = {
  ...siteWords,
  ...peopleWords,
  ...pageWords,
  ...panelWords,
  ...stepWords,
  ...workshopWords,
}
