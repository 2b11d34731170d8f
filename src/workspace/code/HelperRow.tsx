import { useEffect, useRef } from 'react'
import type { HelperExample } from '../../../language/helper-api/helper-examples.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import colours from './code-colours.module.css'
import { colourCode } from './colour-code.ts'
import styles from './HelperWindow.module.css'

interface HelperRowProps {
  readonly helper: HelperExample
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onInsert: ((text: string) => void) | null
}

/** One helper: its name and what it does; opened, what it wants and an example. */
export function HelperRow({ helper, isOpen, onToggle, onInsert }: HelperRowProps) {
  const t = useT()
  const locale = useLocale()
  const { owner, name, entry, example } = helper
  const row = useRef<HTMLLIElement>(null)
  // Opened below the edge, the example and its button would have to be looked for.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const parameters = entry.kind === 'call' ? entry.parameters : []
  return (
    <li ref={row} className={styles.helper}>
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle}>
        <code>{entry.kind === 'call' ? `${name}()` : name}</code>
        <span className={styles.owner}>{t(`code.helpers.owner.${owner}`)}</span>
        <span className={styles.words}>{entry.words[locale]}</span>
      </button>
      {isOpen ? (
        <div className={styles.more}>
          {parameters.length > 0 ? (
            <dl>
              {parameters.map((parameter) => (
                <div key={parameter.name}>
                  <dt>{parameter.name}</dt>
                  <dd>{parameter.words[locale]}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          <pre>
            {colourCode(example).map(({ kind, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
              <span key={place} className={colours[kind]}>
                {text}
              </span>
            ))}
          </pre>
          {onInsert ? (
            <Button size="small" onClick={() => onInsert(example)}>
              {t('code.helpers.insert')}
            </Button>
          ) : (
            <p>{t('code.helpers.onlyJavaScript')}</p>
          )}
        </div>
      ) : null}
    </li>
  )
}
