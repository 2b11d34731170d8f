/** A table as it is shown, and as it is downloaded. */
export interface StatTableData {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * A cell that says the same in every spreadsheet and calculates in none: what begins like a formula gets an apostrophe before it, what has
 * separators or quotes is quoted.
 */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(formula, "'$&")
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as a CSV file: commas, CRLF, and the mark by which Excel knows UTF-8. */
export const tableCsv = ({ columns, rows }: StatTableData): string =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
