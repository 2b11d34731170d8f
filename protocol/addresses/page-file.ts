import type { Locale } from '../locale.ts'
import type { PageId } from './page-at.ts'

/** Where the build of the app has a page as it begins in a language. */
export const pageFile = (id: PageId, locale: Locale): string => `pages/${id}.${locale}.html`
