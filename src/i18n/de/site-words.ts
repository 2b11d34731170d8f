import type { SiteWords } from '../words.ts'
import { account } from './account.ts'
import { common } from './common.ts'
import { place } from './place.ts'
import { publish } from './publish.ts'
import { replay } from './replay.ts'
import { site } from './site.ts'

/** What every page may say, in German. */
export const siteWords: SiteWords = {
  account,
  common,
  place,
  publish,
  replay,
  site,
}
