import type { FirstFiles } from './first-files.ts'

/** How one of the app's pages differs from its `index.html`. */
interface PageParts {
  readonly id: string
  readonly locale: string
  readonly files: FirstFiles
  /** What stands in a file of styles. */
  readonly styleText: (file: string) => string
  /** The script that waits until the page was painted (`src/app/when-painted.ts`). */
  readonly starter: string
  /** What is in it before its script is here; `null` leaves it empty. */
  readonly picture: string | null
  /** Whether browsers may paint it before its script has run, which knows the theme (`paint-late.ts`). */
  readonly isPaintedAtOnce: boolean
}

const icon = /<link rel="icon"[^>]* href="([^"]+)"/
const late = ' blocking="render"'
const emptyRoot = '<div id="root"></div>'
/** What brings the page to life. */
const script = / *<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n?/g
const title = /<title>[^<]*<\/title>/
const style = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g
/** React puts what belongs into the head before all that it draws. */
const ofHead = /^(?:<title>[^<]*<\/title>|<link [^>]*>)+/

/**
 * Styles in the page itself: each file of its own would be one more thing to wait for before anything is seen. The link says to what loads
 * styles later (the bundler's own loader) that these are here; browsers do not fetch one that is disabled.
 */
const styledIn = (file: string, text: string): string =>
  `<style>${text.trim()}</style><link rel="stylesheet" crossorigin href="/${file}" disabled>`

/**
 * The page of the app as an address of it begins: in its language, with its first files named in its head, and painted at once where its theme is sure: then
 * it has its styles and its own first picture in it, or the brand where the header of the site will show it, and what brings it to life comes after its letters and pictures.
 */
export function drawnPage(
  page: string,
  { id, locale, files, styleText, starter, picture, isPaintedAtOnce }: PageParts,
): string {
  const mark = icon.exec(page)?.[1]
  if (mark === undefined || !page.includes(late) || !page.includes(emptyRoot) || !title.test(page))
    throw new Error('the page of the app is not as it was: what is drawn has no place')
  const [head = ''] = ofHead.exec(picture ?? '') ?? []
  const [ownTitle] = title.exec(head) ?? []
  const tags = [
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    head.replace(title, ''),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((tag) => tag !== '')
  const brand = `<img class="first-brand" src="${mark}" width="40" height="40" alt="Nestling" />`
  const root =
    picture === null
      ? `<div id="root">${brand}</div>`
      : `<div id="root" data-drawn="${id}">${picture.slice(head.length)}</div>`
  const whole = page
    .replace('<html lang="en">', `<html lang="${locale}"${isPaintedAtOnce ? ' data-theme="light"' : ''}>`)
    .replace('/manifest.en.', `/manifest.${locale}.`)
    .replace(title, (usual) => ownTitle ?? usual)
    .replace('</head>', () => `${tags.map((tag) => `  ${tag}\n`).join('')}</head>`)
    .replace(late, isPaintedAtOnce ? '' : late)
    .replace(emptyRoot, () => (isPaintedAtOnce ? root : emptyRoot))
  if (!isPaintedAtOnce) return whole
  const scripts = (whole.match(script) ?? []).map((tag) => tag.trim())
  const begin = `<script type="module" crossorigin src="/${starter}"></script>`
  const last = `  <template data-later>${scripts.join('')}</template>\n  ${begin}\n</head>`
  return whole
    .replaceAll(script, '')
    .replaceAll(style, (_, file: string) => styledIn(file, styleText(file)))
    .replace('</head>', () => last)
}
