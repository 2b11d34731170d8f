import type { Locale } from '../../i18n/locale.ts'

/** `0.5 m`, `0,5 m`. */
export const metresText = (step: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale).format(step)} m`

/** `15°`. */
export const degreesText = (step: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale).format(step)}°`

/** `0.1×`, `0,1×`: a part of the size that a thing began with. */
export const factorText = (step: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale).format(step)}×`
