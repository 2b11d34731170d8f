const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const
const base = 1024

/** A size as a person reads it: base 1024, `Bytes` to `YB`, at most so many decimals, in the numbers of a language. */
export function formatBytes(bytes: number, decimals = 2, locale = 'en'): string {
  if (!Number.isFinite(bytes) || bytes < 1) return `0 ${units[0]}`
  const power = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / Math.log2(base)))
  const value = bytes / base ** power
  const text = value.toLocaleString(locale, {
    maximumFractionDigits: Math.max(0, decimals),
    useGrouping: false,
  })
  return `${text} ${units[power]}`
}
