import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fontFamilies, textFonts } from '../../model/components/text-fonts.ts'

/** The `@font-face` rules of all letters that a text may have, each with its file inside. */
export async function fontFaces(): Promise<string> {
  const rules = textFonts.map(async (font) => {
    const file = [700, 400].map((weight) => fileOf(font, weight)).find((path) => existsSync(path))
    if (!file) throw new Error(`no file of ${font}`)
    const base64 = (await readFile(file)).toString('base64')
    return `@font-face { font-family: "${fontFamilies[font]}"; font-weight: 100 900; src: url(data:font/woff2;base64,${base64}) }`
  })
  return (await Promise.all(rules)).join('\n')
}

const fileOf = (font: string, weight: number) =>
  new URL(
    `../../node_modules/@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`,
    import.meta.url,
  )
