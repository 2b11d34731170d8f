import { HelperError } from '../../../language/errors/helper-error.ts'
import type { Handler } from './handler.ts'
import { ItemHandle } from './item-handle.ts'

/** A value as it is shown in an error: short, and texts with their quotation marks. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `“${value.slice(0, 40)}”`
  if (typeof value === 'function') return '( ) => …'
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[ … ]' : '{ … }'
  return String(value)
}

/** The value as a finite number, or the learner's error. Texts that are numbers count, as from an input. */
export function expectNumber(name: string, value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw new HelperError('needs-number', { name, found: shown(value) })
  return number
}

/** The value as a text, or the learner's error. */
export function expectText(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new HelperError('needs-text', { name, found: shown(value) })
  return value
}

/** More decimals are only what computers calculate wrong: 0.1 + 0.2. */
const decimals = 1e6

/** Anything as a text to be shown to people: things by their names, lists with commas. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Math.abs(value) < 1e9)
    return String(Math.round(value * decimals) / decimals)
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return value instanceof ItemHandle ? value.name : shown(value)
}

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/** The value as a function, or the learner's error. */
export function expectHandler(name: string, value: unknown): Handler {
  if (!isHandler(value)) throw new HelperError('needs-function', { name })
  return value
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** One named option of a call's options object, `undefined` if it is left out. */
export function optionOf(options: unknown, name: string): unknown {
  return isObject(options) ? Reflect.get(options, name) : undefined
}

/** A number among a call's options, `usual` if it is left out; or the learner's error. */
export function numberOption(options: unknown, name: string, usual: number): number {
  const value = optionOf(options, name)
  return value === undefined ? usual : expectNumber(name, value)
}

/** `seconds` of a call's options, or the plain number that stands in their place; 0 = at once. */
export function secondsOf(options: unknown, usual = 0): number {
  return Math.max(0, typeof options === 'number' ? options : numberOption(options, 'seconds', usual))
}
