import { useEffect, useState } from 'react'
import { otherWords } from './other-words.ts'
import { type TextKey, useLocale } from './use-t.ts'

/** The words of the language that is not shown; `undefined` before they are there, and as long as nobody `isSearching`. */
export function useOtherWords(isSearching = true): ((key: TextKey) => string) | undefined {
  const locale = useLocale()
  const [other, setOther] = useState<(key: TextKey) => string>()
  useEffect(() => {
    if (!isSearching) return
    let isGone = false
    otherWords(locale === 'de' ? 'en' : 'de')
      .then((words) => {
        if (!isGone) setOther(() => words)
      })
      // Without the other language its words find nothing.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [locale, isSearching])
  return other
}
