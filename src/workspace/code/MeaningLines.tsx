import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { RunBlocks } from '../watch/run-blocks.ts'
import styles from './BlocksMeaning.module.css'
import type { FileJavaScript } from './file-javascript.ts'
import { MeaningLine } from './MeaningLine.tsx'

interface MeaningLinesProps {
  readonly code: FileJavaScript
  readonly markedBlock: string | null
  readonly run: RunBlocks
  /** The line (from 1) that the person has chosen. */
  readonly caret: number | null
  readonly onCaret: (line: number) => void
}

/**
 * Coloured lines of JavaScript to go through with the arrows or to click. Those of the marked block are lit and come into view, and so are those of
 * the block that a paused run does next.
 */
export function MeaningLines({ code, markedBlock, run, caret, onCaret }: MeaningLinesProps) {
  const t = useT()
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const { source, blockOfLine, namingLines } = code
  const lines = source.split('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marked block is what this reacts to
  useEffect(() => showFirst(list.current, '[aria-selected="true"]', namingLines), [markedBlock])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block that is next is what this reacts to
  useEffect(() => showFirst(list.current, '[aria-current="step"]', namingLines), [run.next])

  const pressKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onCaret(Math.min(lines.length, Math.max(1, (caret ?? 0) + step)))
  }
  const click = ({ target }: MouseEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
    if (line) onCaret(Number(line.dataset.line))
  }
  const runOf = (block: string | undefined, line: number) => {
    if (block === undefined || line <= namingLines) return null
    if (block === run.next) return 'next'
    return run.running.has(block) ? 'ran' : null
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
      onClick={click}
    >
      {lines.map((text, index) => {
        const block = blockOfLine.get(index + 1)
        return (
          <MeaningLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number
            key={index}
            id={`${name}-${index + 1}`}
            number={index + 1}
            text={text}
            isMarked={markedBlock !== null && block === markedBlock}
            run={runOf(block, index + 1)}
          />
        )
      })}
    </div>
  )
}

/** Brings the first line that answers the selector into view; where a name is made known nothing of its block is seen. */
function showFirst(list: HTMLElement | null, selector: string, namingLines: number): void {
  const found = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const line = found.find(({ dataset }) => Number(dataset.line) > namingLines) ?? found[0]
  line?.scrollIntoView({ block: 'nearest' })
}
