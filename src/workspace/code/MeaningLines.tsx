import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { classes } from '../../ui/classes.ts'
import styles from './BlocksMeaning.module.css'
import colours from './code-colours.module.css'
import { colourCode } from './colour-code.ts'
import type { FileJavaScript } from './file-javascript.ts'

interface MeaningLinesProps {
  readonly lines: readonly string[]
  readonly blockOfLine: FileJavaScript['blockOfLine']
  readonly markedBlock: string | null
  /** The line (from 1) that the person has chosen. */
  readonly caret: number | null
  readonly onCaret: (line: number) => void
}

/** Coloured lines of JavaScript to go through with the arrows or to click. Those of the marked block are lit and come into view. */
export function MeaningLines({ lines, blockOfLine, markedBlock, caret, onCaret }: MeaningLinesProps) {
  const t = useT()
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marked block is what this reacts to
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [markedBlock])

  const pressKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onCaret(Math.min(lines.length, Math.max(1, (caret ?? 0) + step)))
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t('code.javascript')}
      aria-activedescendant={caret === null ? undefined : `${name}-${caret}`}
      tabIndex={0}
      className={styles.code}
      onKeyDown={pressKey}
    >
      {lines.map((line, index) => {
        const number = index + 1
        const isMarked = markedBlock !== null && blockOfLine.get(number) === markedBlock
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the list, as in every list box
          // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and names the active line
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number
            key={index}
            id={`${name}-${number}`}
            role="option"
            aria-selected={isMarked}
            // An empty line says nothing by itself.
            aria-label={line === '' ? String(number) : undefined}
            className={classes(styles.line, isMarked && styles.marked)}
            onClick={() => onCaret(number)}
          >
            {line === ''
              ? '\u00a0'
              : colourCode(line).map(({ kind, text }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing but its place
                  <span key={place} className={colours[kind]}>
                    {text}
                  </span>
                ))}
          </div>
        )
      })}
    </div>
  )
}
