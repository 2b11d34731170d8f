import i18next from 'i18next'
import type { TextKey } from './use-t.ts'

/** A text in the language that is shown, for what happens outside of React; inside, `useT` follows a change of the language. */
export const translate = (key: TextKey): string => i18next.t(key)
