import type { SiteWords } from '../words.ts'
import { common } from './common.ts'
import { site } from './site.ts'

/** What every page may say, in German. */
export const siteWords: SiteWords = {
  common,
  site,
}
