import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useRowWindow } from '../../ui/use-row-window.ts'
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
  /** What scrolls around the lines. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly onCaret: (line: number) => void
}

/** Pixels of a line, as in `BlocksMeaning.module.css`. */
const lineHeight = 22

/**
 * Coloured lines of JavaScript to go through with the keys of a list or to click, and to copy as a whole; only those in view are drawn. The lines of the marked block are lit and come
 * into view, and so are those of the block that a paused run does next.
 */
export function MeaningLines({ code, markedBlock, run, caret, scroller, onCaret }: MeaningLinesProps) {
  const t = useT()
  const name = useId()
  const { source, blockOfLine, namingLines } = code
  const lines = useMemo(() => source.split('\n'), [source])
  const longest = useMemo(() => lines.reduce((most, { length }) => Math.max(most, length), 0), [lines])
  /** All lines were selected at once, those that are not drawn too. */
  const areAllChosen = useRef(false)
  const { from, to } = useRowWindow(scroller, lines.length, lineHeight)

  const show = (line: number | undefined) => {
    if (line !== undefined && scroller.current) bringIntoView(scroller.current, line)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marked block is what this reacts to
  useEffect(() => show(firstLine(code, markedBlock)), [markedBlock])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block that is next is what this reacts to
  useEffect(() => show(firstLine(code, run.next)), [run.next])

  const pressKey = (event: KeyboardEvent) => {
    const isControl = event.ctrlKey || event.metaKey
    if (isControl && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      // Copying comes next, and what is chosen in the scene is not meant.
      event.stopPropagation()
      event.currentTarget.ownerDocument.getSelection()?.selectAllChildren(event.currentTarget)
      areAllChosen.current = true
    } else if (isControl && areAllChosen.current && event.key.toLowerCase() === 'c') event.stopPropagation()
    const at = caret ?? 0
    const places: Readonly<Record<string, number>> = {
      ...{ ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 10, PageUp: at - 10 },
      ...{ Home: 1, End: lines.length },
    }
    const place = isControl ? undefined : places[event.key]
    if (place === undefined) return
    event.preventDefault()
    areAllChosen.current = false
    const line = Math.min(lines.length, Math.max(1, place))
    show(line)
    onCaret(line)
  }
  /** Of the lines that were chosen most may not be drawn. */
  const copy = (event: ClipboardEvent) => {
    if (!areAllChosen.current) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', source)
  }
  const click = ({ target }: MouseEvent) => {
    areAllChosen.current = false
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
    if (line) onCaret(Number(line.dataset.line))
  }
  const runOf = (block: string | undefined, line: number) => {
    if (block === undefined || line <= namingLines) return null
    if (block === run.next) return 'next'
    if (run.running.has(block)) return 'ran'
    return run.waiting.has(block) ? 'waits' : null
  }
  const isCaretDrawn = caret !== null && caret > from && caret <= to
  return (
    <div
      role="listbox"
      aria-label={t('code.javascript')}
      aria-activedescendant={isCaretDrawn ? `${name}-${caret}` : undefined}
      tabIndex={0}
      className={styles.code}
      style={{
        height: (lines.length - from) * lineHeight,
        paddingTop: from * lineHeight,
        minWidth: `${longest}ch`,
      }}
      onKeyDown={pressKey}
      onCopy={copy}
      onClick={click}
    >
      {lines.slice(from, to).map((text, index) => {
        const number = from + index + 1
        const block = blockOfLine.get(number)
        return (
          <MeaningLine
            key={number}
            id={`${name}-${number}`}
            number={number}
            count={lines.length}
            text={text}
            isMarked={markedBlock !== null && block === markedBlock}
            run={runOf(block, number)}
          />
        )
      })}
    </div>
  )
}

/** The first line that a block means; where a name is made known nothing of its block is seen. */
function firstLine({ blockOfLine, namingLines }: FileJavaScript, block: string | null): number | undefined {
  const own = [...blockOfLine].filter(([, id]) => id === block)
  return (own.find(([line]) => line > namingLines) ?? own[0])?.[0]
}

/** Scrolls as little as needed to show a line, drawn or not. */
function bringIntoView(scroller: HTMLElement, line: number): void {
  const top = (line - 1) * lineHeight
  const { scrollTop, clientHeight } = scroller
  if (top < scrollTop) scroller.scrollTop = top
  else if (top + lineHeight > scrollTop + clientHeight) scroller.scrollTop = top + lineHeight - clientHeight
}
