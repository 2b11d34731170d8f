/**
 * The number that somebody typed: with a comma or a point, with a unit behind it (`1,5 m`, `90°`, `9.81 m/s²`), or as a small sum
 * (`2+3`, `(1+2)*4`).
 * `undefined` when it is none, or not finite.
 */
export function parseNumber(text: string): number | undefined {
  const source = text
    .replace(/\s/g, '')
    .replace(/(°|%|×|kg|m(\/s²?)?)$/, '')
    .replaceAll(',', '.')
    .replaceAll('−', '-')
  let at = 0

  const take = (signs: string): string | undefined => {
    const sign = source[at]
    if (sign === undefined || !signs.includes(sign)) return undefined
    at += 1
    return sign
  }
  const sum = (): number => {
    let value = product()
    for (let sign = take('+-'); sign; sign = take('+-')) value += sign === '+' ? product() : -product()
    return value
  }
  const product = (): number => {
    let value = factor()
    for (let sign = take('*/'); sign; sign = take('*/'))
      value = sign === '*' ? value * factor() : value / factor()
    return value
  }
  const factor = (): number => {
    if (take('-')) return -factor()
    if (take('+')) return factor()
    if (take('(')) {
      const value = sum()
      return take(')') ? value : Number.NaN
    }
    const digits = /^(\d+\.?\d*|\.\d+)/.exec(source.slice(at))?.[0]
    if (digits === undefined) return Number.NaN
    at += digits.length
    return Number(digits)
  }

  const value = sum()
  return at === source.length && Number.isFinite(value) ? value : undefined
}
