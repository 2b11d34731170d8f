import { markedPart } from './marked-part.ts'

/**
 * The column at which the text that a completion replaces ends, in the line as it was when somebody asked at a column of it: before the closing quote
 * of a text in quotes, elsewhere where they asked. Columns count from 1.
 */
export function completionEnd(line: string, start: number, asked: number): number {
  const quote = line[start - 2]
  if (quote === undefined || !/['"`]/.test(quote)) return asked
  const [begin, end] = markedPart(line, start - 2)
  // A quote that nothing follows does not end itself.
  return end - 1 > begin && line[end - 1] === quote ? end : asked
}
