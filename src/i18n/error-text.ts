import { type ErrorCode, errorEntry } from '../../protocol/errors/catalogue.ts'
import type { Locale } from './locale.ts'

export type ErrorParams = Readonly<Record<string, string | number>>

/** The sentence of a failure in a language; `{{name}}` is filled in, and stays readable when its value is missing. */
export function errorText(code: ErrorCode, locale: Locale, params: ErrorParams = {}): string {
  return errorEntry(code)[locale].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? '…'))
}
