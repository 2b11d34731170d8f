import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { localeCookie, spokenLocale } from '../../protocol/spoken-locale.ts'
import { isLocale, type Locale } from './locale.ts'

/** What every page may say, what those say where people meet each other's worlds, the pages about Nestling, what only the workshop does, what it does in panels that come after its first picture, and what is said beside the work of what to do next. */
export type WordPart = 'site' | 'people' | 'pages' | 'workshop' | 'panels' | 'steps'
const allParts: readonly WordPart[] = ['site', 'people', 'pages', 'workshop', 'panels', 'steps']

/** A language and part is a chunk of its own, so that nobody waits for words that they do not read. */
const load: Readonly<Record<Locale, Readonly<Record<WordPart, () => Promise<object>>>>> = {
  en: {
    site: async () => (await import('./en/site-words.ts')).siteWords,
    people: async () => (await import('./en/people-words.ts')).peopleWords,
    pages: async () => (await import('./en/page-words.ts')).pageWords,
    workshop: async () => (await import('./en/workshop-words.ts')).workshopWords,
    panels: async () => (await import('./en/panel-words.ts')).panelWords,
    steps: async () => (await import('./en/step-words.ts')).stepWords,
  },
  de: {
    site: async () => (await import('./de/site-words.ts')).siteWords,
    people: async () => (await import('./de/people-words.ts')).peopleWords,
    pages: async () => (await import('./de/page-words.ts')).pageWords,
    workshop: async () => (await import('./de/workshop-words.ts')).workshopWords,
    panels: async () => (await import('./de/panel-words.ts')).panelWords,
    steps: async () => (await import('./de/step-words.ts')).stepWords,
  },
}

/** The parts that this page needs so far. */
const needed = new Set<WordPart>()
let begin = (): void => {}
/** Settles when there is a language. */
const begun = new Promise<void>((resolve) => {
  begin = resolve
})
/** What is here, as `en site`. */
const here = new Set<string>()

/** The language chosen here before, else the first of the browser's that we speak, else English (spec K02). The server draws pages in the same. */
export function preferredLocale(): Locale {
  const chosen = new RegExp(`(?:^|; )${localeCookie}=(\\w+)`).exec(document.cookie)?.[1]
  return isLocale(chosen) ? chosen : spokenLocale(navigator.languages)
}

/** The language that the page is in; `undefined` before `startI18n`. */
export const shownLocale = (): Locale | undefined =>
  isLocale(i18next.language) ? i18next.language : undefined

/** Starts the one i18next instance with all words, or with those of some parts. Call once, before the first render. */
export async function startI18n(locale: Locale, parts: readonly WordPart[] = allParts): Promise<void> {
  const early = [...needed].filter((part) => !parts.includes(part))
  for (const part of parts) needed.add(part)
  here.clear()
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  // What a screen has asked for before comes along. If it does not, the screen asks again and says so: every page must be able to.
  await Promise.all([fetchWords(locale, parts), fetchWords(locale, early).catch(() => undefined)])
  tellBrowser(locale)
  begin()
}

/** Fetches a part's words too, in the language that is shown, once there is one; wait for them before the first screen that says them. */
export async function needWords(part: WordPart): Promise<void> {
  needed.add(part)
  await begun
  if (isLocale(i18next.language)) await loadWords(i18next.language)
}

/** Switches the language as soon as its words are here, and remembers it in this browser. */
export async function chooseLocale(locale: Locale): Promise<void> {
  const isSecure = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have got `cookieStore` only lately
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=31536000; samesite=lax${isSecure ? '; secure' : ''}`
  await loadWords(locale)
  await i18next.changeLanguage(locale)
  tellBrowser(locale)
}

/** The language of the page, and that in which the app is named when it is installed. */
function tellBrowser(locale: Locale): void {
  // Where pages are drawn before anybody asks for them, there is none.
  if (typeof document === 'undefined') return
  document.documentElement.lang = locale
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (manifest) manifest.href = `/manifest.${locale}.webmanifest`
}

/** Fetches the words of a language that this page needs, unless they are here. */
export const loadWords = (locale: Locale): Promise<void> => fetchWords(locale, [...needed])

async function fetchWords(locale: Locale, wanted: readonly WordPart[]): Promise<void> {
  const missing = wanted.filter((part) => !here.has(`${locale} ${part}`))
  const parts = await Promise.all(missing.map((part) => load[locale][part]()))
  for (const words of parts) i18next.addResourceBundle(locale, 'translation', words, true)
  for (const part of missing) here.add(`${locale} ${part}`)
}
