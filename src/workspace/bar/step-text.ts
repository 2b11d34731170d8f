import type { Locale } from '../../i18n/locale.ts'

/** `0.5 m`, `0,5 m`. */
export const metresText = (step: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale).format(step)} m`

/** `15°`. */
export const degreesText = (step: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale).format(step)}°`
