import { languageTag } from '../../i18n/language-tag.ts'
import type { Locale } from '../../i18n/locale.ts'

/** How long ago something was: 'now', '5 minutes ago', 'yesterday'; ms. */
export function agoWords(at: number, now: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' })
  const minutes = Math.round((at - now) / 60_000)
  if (minutes > -1) return words.format(0, 'second')
  if (minutes > -60) return words.format(minutes, 'minute')
  if (minutes > -24 * 60) return words.format(Math.round(minutes / 60), 'hour')
  return words.format(Math.round(minutes / (24 * 60)), 'day')
}

/** The time of day; ms. */
export const timeWords = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { hour: '2-digit', minute: '2-digit' }).format(at)

/** The day, with its year when that is not this one; `null` for today; ms. */
export function dayWords(at: number, now: number, locale: Locale): string | null {
  const [day, today] = [new Date(at), new Date(now)]
  if (day.toDateString() === today.toDateString()) return null
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'long', ...year }).format(at)
}

/** The time of day, with the day when it was not today; ms. */
export function clockWords(at: number, now: number, locale: Locale): string {
  const day = dayWords(at, now, locale)
  const time = timeWords(at, locale)
  return day === null ? time : `${day}, ${time}`
}
