import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import type { ink } from './ink.ts'
import { pictureOfText } from './picture-of-text.ts'

type Ink = (typeof ink)[keyof typeof ink]

/** A piece of a line in one font; `null` for letters that none of them has. */
interface Run {
  readonly text: string
  readonly font: PDFFont | null
}

/** Fonts that together write a text: each letter by the first that has it, the others (of other scripts, emoji) as this browser draws them. */
export class Typeface {
  readonly #fonts: readonly { readonly font: PDFFont; readonly letters: ReadonlySet<number> }[]
  readonly #family: string

  private constructor(fonts: readonly PDFFont[], family: string) {
    this.#fonts = fonts.map((font) => ({ font, letters: new Set(font.getCharacterSet()) }))
    this.#family = family
  }

  /** `files` are addresses of font files; `family` is the CSS font that stands in for letters which they do not have. Rejects when one cannot be fetched. */
  static async embed(document: PDFDocument, files: readonly string[], family: string): Promise<Typeface> {
    const fonts = await Promise.all(
      files.map(async (file) => {
        const answer = await fetch(file)
        if (!answer.ok) throw new Error(`no font at ${file}`)
        return document.embedFont(await answer.arrayBuffer(), { subset: true })
      }),
    )
    return new Typeface(fonts, family)
  }

  /** Points; letters that no font has are counted as wide as they are high. */
  widthOf(text: string, size: number): number {
    return this.#runs(text).reduce(
      (sum, { text, font }) => sum + (font ? font.widthOfTextAtSize(text, size) : [...text].length * size),
      0,
    )
  }

  /** The text in lines that are no wider than `width` points; a single word may be. */
  linesOf(text: string, size: number, width: number): readonly string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      const longer = `${last} ${word}`
      if (last !== undefined && this.widthOf(longer, size) <= width) lines.splice(-1, 1, longer)
      else lines.push(word)
    }
    return lines
  }

  /** Writes one line whose letters stand on `y`, around or from `x` (points from the lower left corner). */
  async write(
    page: PDFPage,
    text: string,
    {
      x,
      y,
      size,
      color,
      align,
    }: { x: number; y: number; size: number; color: Ink; align: 'middle' | 'left' },
  ): Promise<void> {
    let left = align === 'middle' ? x - this.widthOf(text, size) / 2 : x
    for (const run of this.#runs(text)) {
      const width = this.widthOf(run.text, size)
      if (run.font) page.drawText(run.text, { x: left, y, size, font: run.font, color })
      else {
        const picture = await page.doc.embedPng(await pictureOfText(run.text, `700 100px ${this.#family}`))
        const scaled = picture.scaleToFit(width, size * 1.2)
        page.drawImage(picture, { ...scaled, x: left + (width - scaled.width) / 2, y: y - size * 0.2 })
      }
      left += width
    }
  }

  #runs(text: string): readonly Run[] {
    const runs: Run[] = []
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0
      const font = this.#fonts.find(({ letters }) => letters.has(code))?.font ?? null
      const last = runs.at(-1)
      if (last?.font === font && last !== undefined) runs.splice(-1, 1, { text: last.text + letter, font })
      else runs.push({ text: letter, font })
    }
    return runs
  }
}
