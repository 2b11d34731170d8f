import { spelledOut } from '../../../language/spelled-out.ts'

/** Letters without what stands above them, so that `uber` finds `über`; small. */
export const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** A text as it is searched; reckoned once for texts that are searched at each letter. */
export interface Searchable {
  readonly bare: string
  /** With umlauts spelled out, so that `ueber` finds `über` too; null where there are none. */
  readonly spelledOut: string | null
}

export function searchable(text: string): Searchable {
  const given = bare(text)
  const other = bare(spelledOut(text))
  return { bare: given, spelledOut: other === given ? null : other }
}
