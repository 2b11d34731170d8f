import type { CodeFile } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useProject, useSession } from '../session-context.ts'
import styles from './BlocksMeaning.module.css'
import { colourCode } from './colour-code.ts'
import { fileJavaScript } from './file-javascript.ts'

interface BlocksMeaningProps {
  readonly file: CodeFile
  readonly markedBlock: string | null
  readonly onTurnInto: () => void
}

/** The JavaScript that blocks mean, live; the lines of the marked block are lit. */
export function BlocksMeaning({ file, markedBlock, onTurnInto }: BlocksMeaningProps) {
  const t = useT()
  const { access } = useSession()
  const { source, blockOfLine } = useProject((project) => fileJavaScript(project, file.id))
  return (
    <section className={styles.meaning} aria-label={t('code.javascript')}>
      <header className={styles.head}>
        <h2>{t('code.meaning')}</h2>
        {access === 'viewer' ? null : (
          <Button kind="ghost" size="small" onClick={onTurnInto}>
            {t('code.turnInto')}
          </Button>
        )}
      </header>
      {source === '' ? (
        <p className={styles.empty}>{t('code.meaningEmpty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre className={styles.code} tabIndex={0}>
          {source.split('\n').map((line, index) => {
            const isMarked = markedBlock !== null && blockOfLine.get(index + 1) === markedBlock
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number
              <span key={index} className={isMarked ? styles.marked : undefined}>
                {colourCode(line).map(({ kind, text }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
                  <span key={place} className={styles[kind]}>
                    {text}
                  </span>
                ))}
                {'\n'}
              </span>
            )
          })}
        </pre>
      )}
    </section>
  )
}
