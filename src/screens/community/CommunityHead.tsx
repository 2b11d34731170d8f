import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import styles from './Community.module.css'

/** How long a search waits for the next letter, in milliseconds. */
const pauseMs = 300

interface CommunityHeadProps {
  /** What is looked for. */
  readonly words: string
  readonly onWords: (words: string) => void
}

/** The page's title and the field to look for words in. */
export function CommunityHead({ words, onWords }: CommunityHeadProps) {
  const t = useT()
  const [typed, setTyped] = useState(words)
  const [before, setBefore] = useState(words)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Going back and forth, or 'Show everything', changes the words from outside.
  if (words !== before) {
    setBefore(words)
    if (words !== typed.trim()) setTyped(words)
  }
  useEffect(() => () => clearTimeout(pause.current), [])
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1>{t('community.title')}</h1>
        <p className={styles.lead}>{t('community.lead')}</p>
      </div>
      <SearchBox
        className={styles.search}
        label={t('community.search')}
        value={typed}
        maxLength={100}
        onChange={(text) => {
          setTyped(text)
          clearTimeout(pause.current)
          pause.current = setTimeout(() => onWords(text.trim()), pauseMs)
        }}
      />
    </div>
  )
}
