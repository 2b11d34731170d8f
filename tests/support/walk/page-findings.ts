import type { Page } from '@playwright/test'
import { type Locale, locales } from '../../../src/i18n/locale.ts'
import { wordsIn } from '../words-in.ts'

interface Tree {
  readonly [key: string]: string | Tree
}

const flat = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )

const keys = new Set(flat(wordsIn('en')).map(([key]) => key))
const said = (language: Locale) => flat(wordsIn(language)).map(([, text]) => text)

const own: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(said('en')),
  de: new Set(said('de')),
}

/** What only the other language says, so that it must not stand on a page of this one. */
const foreignTo = (language: Locale): ReadonlySet<string> => {
  const others = locales.filter((one) => one !== language).flatMap(said)
  return new Set(others.filter((text) => text.length > 3 && !own[language].has(text)))
}
const foreign: Readonly<Record<Locale, ReadonlySet<string>>> = { en: foreignTo('en'), de: foreignTo('de') }

/** What is wrong with what a page shows at its size: too wide, cut off, the chosen tab out of sight, a button drawn out, or not said in its language. */
export async function pageFindings(page: Page, language: Locale): Promise<readonly string[]> {
  let seen = await page.evaluate(look)
  // What a size asks for is not laid out at once everywhere, on a busy machine not for seconds; what stays cut off is.
  for (let again = 0; again < 16 && seen.cut.length + seen.over + seen.unseenTabs.length > 0; again++) {
    await page.waitForTimeout(250)
    seen = await page.evaluate(look)
  }
  const { lang, over, cut, texts, unseenTabs, tallButtons } = seen
  return [
    ...(lang === language ? [] : [`the page says that it is in ${lang}`]),
    ...(over > 0 ? [`${over} px wider than the window`] : []),
    ...unseenTabs.map((tab) => `chosen, and out of sight: ${tab}`),
    ...tallButtons.map((button) => `a button that is drawn out: ${button}`),
    ...cut.flatMap(({ text, isShortened }) =>
      // Names that people have given may end in dots.
      isShortened && !own[language].has(text) ? [] : [`cut off: ${text}`],
    ),
    ...texts.flatMap((text) => {
      if (keys.has(text)) return [`a name in place of words: ${text}`]
      if (text.includes('{{')) return [`a gap that was not filled: ${text}`]
      return foreign[language].has(text) ? [`in another language: ${text}`] : []
    }),
  ]
}

/** Runs in the page: its language, how much it is too wide, texts that somebody sees cut, and all that it says. */
function look() {
  const cut = new Map<string, boolean>()
  const texts = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? ''
    const element = node.parentElement
    if (text === '' || !element || element.closest('script, style, noscript, iframe, .monaco-editor'))
      continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    texts.add(text)
    if (element.closest('svg, .injectionDiv')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (isCut(element, range.getBoundingClientRect()))
      cut.set(text, getComputedStyle(element).textOverflow === 'ellipsis')
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name)?.trim()
      if (text) texts.add(text)
    }
  return {
    lang: document.documentElement.lang,
    over: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    cut: [...cut].map(([text, isShortened]) => ({ text, isShortened })),
    texts: [...texts],
    // As `src/ui/Button` makes them, with three lines of words at most.
    tallButtons: [...document.querySelectorAll('[class*="_button_"]')].flatMap((button) =>
      button.getBoundingClientRect().height > 120 ? [button.textContent] : [],
    ),
    unseenTabs: [...document.querySelectorAll('[role="tab"][aria-selected="true"]')].flatMap((tab) => {
      const { left, right, width } = tab.getBoundingClientRect()
      return width > 0 && (left < -1 || right > innerWidth + 1) ? [tab.textContent] : []
    }),
  }

  /** Whether something around hides a part of the text that nobody can scroll to. What is said to screen readers alone is hidden whole. */
  function isCut(element: Element, text: DOMRect): boolean {
    let [beside, below] = [true, true]
    for (let around: Element | null = element; around && around !== document.body; ) {
      const style = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (box.width <= 2 || box.height <= 2 || style.clipPath !== 'none') return false
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      if (scrolls(style.overflowX)) beside = false
      if (scrolls(style.overflowY)) below = false
      if (beside && hides(style.overflowX) && (text.right > box.right + 1.5 || text.left < box.left - 1.5))
        return true
      const isShortened = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== ''
      if (isShortened) return false
      if (below && hides(style.overflowY) && (text.bottom > box.bottom + 3 || text.top < box.top - 3))
        return true
      if (style.position === 'fixed') return false
      around = around.parentElement
    }
    return false
  }
}
