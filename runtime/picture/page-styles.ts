import { dataAddress } from './data-address.ts'

/** The styles of this page as one text that stands alone: the fonts that it has loaded lie in it, others are left out. */
export async function pageStyles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet).map((rule) => ({ rule, sheet })))
  const texts = await Promise.all(
    rules.map(({ rule, sheet }) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssText
      return isLoaded(rule) ? withFont(rule, sheet.href ?? location.href) : ''
    }),
  )
  return texts.join('\n')
}

/** None of a sheet of another site, which an extension may have put into the page. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

function isLoaded({ style }: CSSFontFaceRule): boolean {
  const plain = (text: string) => text.replaceAll(/["'\s]/g, '').toLowerCase()
  const isSame = (font: FontFace): boolean =>
    plain(font.family) === plain(style.getPropertyValue('font-family')) &&
    plain(font.unicodeRange) === plain(style.getPropertyValue('unicode-range') || 'U+0-10FFFF')
  return [...document.fonts].some((font) => font.status === 'loaded' && isSame(font))
}

/** The rule with the bytes of the font's first file in the place of its address. */
async function withFont({ cssText }: CSSFontFaceRule, base: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(cssText)?.[1]
  if (!address) return ''
  // A font that does not come again is another one in the picture.
  const response = await fetch(new URL(address, base)).catch(() => undefined)
  if (!response?.ok) return ''
  const bytes = await response.blob()
  return cssText.replace(/src:[^;]+/, `src: url("${await dataAddress(bytes)}")`)
}
