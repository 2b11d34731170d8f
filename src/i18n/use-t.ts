import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isLocale, type Locale } from './locale.ts'
import type { Words } from './words.ts'

/** Every path to a string in the catalogue: `common.cancel`, `design.properties.name` … */
type Path<T> = T extends string
  ? never
  : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}` }[keyof T & string]
export type TextKey = Path<Words>

export type Translate = (key: TextKey, params?: Readonly<Record<string, string | number>>) => string

/** The words of the chosen language, the same function as long as it stays. A key that is not in the catalogue does not compile. */
export function useT(): Translate {
  const { t } = useTranslation()
  return useCallback((key, params) => t(key, params ?? {}), [t])
}

export function useLocale(): Locale {
  const { i18n } = useTranslation()
  return isLocale(i18n.language) ? i18n.language : 'en'
}
