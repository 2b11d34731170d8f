import { common } from './common.ts'
import { site } from './site.ts'

/** What every page may say, in English. */
export const siteWords = {
  common,
  site,
}
