const known = new Map<string, Intl.NumberFormat>()

/** How a language writes the numbers of fields, with at most 3 decimals. Made once: a panel of fields asks for it with each picture. */
export function writingOf(locale: string): Intl.NumberFormat {
  const writing =
    known.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false })
  known.set(locale, writing)
  return writing
}
