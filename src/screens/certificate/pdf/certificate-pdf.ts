import fontkit from '@cantoo/fontkit'
import { PageSizes, PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import headLatin from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff?url'
import headExtended from '@fontsource/baloo-2/files/baloo-2-latin-ext-700-normal.woff?url'
import textLatin from '@fontsource/nunito/files/nunito-latin-600-normal.woff?url'
import textExtended from '@fontsource/nunito/files/nunito-latin-ext-600-normal.woff?url'
import { drawEgg } from './draw-egg.ts'
import { ink } from './ink.ts'
import { Typeface } from './typeface.ts'

/** What is written on a certificate, in the reader's language. */
export interface CertificateWords {
  readonly title: string
  readonly name: string
  readonly did: string
  readonly shows: string
  readonly confirmed: string
  readonly code: string
  /** The address that confirms it. */
  readonly address: string
  /** An SVG path of the QR code of that address, in a square of so many modules. */
  readonly qr: { readonly path: string; readonly modules: number }
}

/** A4 lying down, in points. */
const [height, width] = PageSizes.A4
const middle = width / 2
const inner = width - 160
const largestName = 54
const qrSize = 92

/** A certificate as a PDF of one page, with real letters. Rejects when a font cannot be fetched. */
export async function certificatePdf(words: CertificateWords): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  pdf.setTitle(`${words.title} · ${words.name}`, { showInWindowTitleBar: true })
  pdf.setAuthor('Nestling')
  pdf.setSubject(words.address)
  const [head, text] = await Promise.all([
    Typeface.embed(pdf, [headLatin, headExtended], '"Baloo 2", sans-serif'),
    Typeface.embed(pdf, [textLatin, textExtended], 'Nunito, sans-serif'),
  ])
  const page = pdf.addPage([width, height])
  drawSheet(page)
  drawEgg(page, middle - 32, height - 66, 76)
  await head.write(page, words.title, { x: middle, y: 410, size: 24, color: ink.berry, align: 'middle' })
  const nameSize = Math.min(largestName, (largestName * inner) / head.widthOf(words.name, largestName))
  await head.write(page, words.name, { x: middle, y: 336, size: nameSize, color: ink.text, align: 'middle' })
  const lines = [
    ...text.linesOf(words.did, 20, inner).map((line) => ({ line, size: 20, color: ink.text })),
    ...text.linesOf(words.shows, 14, inner).map((line) => ({ line, size: 14, color: ink.quiet })),
  ]
  let y = 306
  for (const { line, size, color } of lines) {
    y -= size * 1.3 + 8
    await text.write(page, line, { x: middle, y, size, color, align: 'middle' })
  }
  await drawProof(page, words, head, text)
  return Uint8Array.from(await pdf.save())
}

function drawSheet(page: PDFPage) {
  page.drawRectangle({ x: 0, y: 0, width, height, color: ink.paper })
  for (const [gap, line] of [
    [22, 4],
    [31, 1.5],
  ] as const)
    page.drawRectangle({
      x: gap,
      y: gap,
      width: width - gap * 2,
      height: height - gap * 2,
      borderColor: ink.leaf,
      borderWidth: line,
    })
}

/** How others confirm it: the QR code, and beside it in words. */
async function drawProof(page: PDFPage, words: CertificateWords, head: Typeface, text: Typeface) {
  const { confirmed, code, address, qr } = words
  const left = 64
  const top = 58 + qrSize
  page.drawSvgPath(qr.path, { x: left, y: top, scale: qrSize / qr.modules, color: ink.text })
  const x = left + qrSize + 24
  await head.write(page, code, { x, y: top - 26, size: 22, color: ink.text, align: 'left' })
  const lines = [...text.linesOf(confirmed, 12, width - x - 60), address]
  for (const [index, line] of lines.entries())
    await text.write(page, line, { x, y: top - 50 - index * 18, size: 12, color: ink.quiet, align: 'left' })
}
