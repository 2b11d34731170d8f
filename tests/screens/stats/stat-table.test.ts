import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tableCsv } from '../../../src/screens/stats/stat-table.ts'

it('[K04] is commas and CRLF with the mark of UTF-8', () => {
  const data = {
    columns: ['Ab', 'Anzahl'],
    rows: [
      ['16. Nov.', 412],
      ['9. Nov., früh', 3],
    ],
  }
  expect(tableCsv(data)).toBe('\uFEFFAb,Anzahl\r\n16. Nov.,412\r\n"9. Nov., früh",3\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/c calc"!A1'])(
  '[ST01] %j is no formula in a spreadsheet',
  (text) => {
    const [, line = ''] = tableCsv({ columns: ['a'], rows: [[text]] }).split('a\r\n')
    expect(line).toMatch(/^"?'/)
  },
)

it('a cell reads back as it was, but for the apostrophe before a formula', () => {
  const readCell = (csv: string): string => {
    const text = csv.slice('\uFEFFx\r\n'.length, -'\r\n'.length)
    return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const back = readCell(tableCsv({ columns: ['x'], rows: [[text]] }))
      expect(back).toBe(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
    }),
    // Once the apostrophe was the text's own.
    { examples: [["'=1"], ['=1']] },
  )
})
