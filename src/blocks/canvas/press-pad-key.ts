/** A key of the number pad. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'sign' | 'minus' | 'back'

/** What stands in the pad. */
export interface PadText {
  readonly text: string
  /** What the first digit leaves of the block's own number: nothing, or the minus that was pressed; `null` once something was typed. */
  readonly fresh: '' | '-' | null
}

/** More fits on no block, and no number of the world needs it. */
const longest = 12

/** What a key makes of the text; a second decimal sign and what is too long change nothing. */
export function pressPadKey({ text, fresh }: PadText, key: PadKey, sign: string): PadText {
  if (key === 'minus') {
    const turned = text.startsWith('-') ? text.slice(1) : `-${text}`
    return { text: turned, fresh: fresh === null ? null : turned.startsWith('-') ? '-' : '' }
  }
  if (key === 'back') return typed(fresh === null ? text.slice(0, -1) : '')
  const before = fresh ?? text
  if (before.length >= longest) return typed(before)
  if (key === 'sign')
    return typed(before.includes(sign) ? before : `${before}${isBare(before) ? '0' : ''}${sign}`)
  const isNought = before === '0' || before === '-0'
  return typed((isNought ? before.slice(0, -1) : before) + key)
}

const typed = (text: string): PadText => ({ text, fresh: null })

const isBare = (text: string): boolean => text === '' || text === '-'
