import { useEffect, useRef, useState } from 'react'
import { boundsOf } from '../../../model/doodle/shape-bounds.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './DoodlePage.module.css'
import { SelectionFrame } from './SelectionFrame.tsx'
import { ShapeView } from './ShapeView.tsx'
import { SheetShapes } from './SheetShapes.tsx'
import type { DoodleEditor } from './use-doodle-editor.ts'
import type { useSheetGestures } from './use-sheet-gestures.ts'

interface SheetViewProps {
  readonly editor: DoodleEditor
  readonly gestures: ReturnType<typeof useSheetGestures>
}

/** The sheet of paper, as large as there is room, and what hands do on it. What is being drawn lies on a layer of its own. */
export function SheetView({ editor, gestures }: SheetViewProps) {
  const t = useT()
  const { drawing, selected, tool } = editor
  const { draft, handlers } = gestures
  const { width, height, strokes } = drawing
  const sheet = useRef<HTMLDivElement>(null)
  const [pixel, setPixel] = useState(1)

  useEffect(() => {
    if (!sheet.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setPixel(width / entry.contentRect.width)
    })
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [width])

  const bounds = boundsOf(selected.map(({ shape }) => shape))
  const viewBox = `0 0 ${width} ${height}`
  const { marquee } = draft
  return (
    <div className={styles.desk}>
      <div
        ref={sheet}
        className={styles.sheet}
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100cqw, ${(100 * width) / height}cqh)` }}
        data-tool={tool}
        role="img"
        aria-label={t('doodle.sheet', { name: drawing.name, count: strokes.length })}
        {...handlers}
      >
        <svg viewBox={viewBox} aria-hidden="true">
          <g strokeLinecap="round" strokeLinejoin="round">
            <SheetShapes strokes={strokes} selected={selected} by={draft.by} going={draft.going} />
          </g>
        </svg>
        <svg viewBox={viewBox} aria-hidden="true" className={styles.over}>
          <g strokeLinecap="round" strokeLinejoin="round">
            {draft.shape ? <ShapeView shape={draft.shape} /> : null}
          </g>
          {bounds ? <SelectionFrame bounds={bounds} by={draft.by} pixel={pixel} /> : null}
          {marquee ? (
            <rect
              className={styles.marquee}
              x={marquee.left}
              y={marquee.top}
              width={marquee.right - marquee.left}
              height={marquee.bottom - marquee.top}
              strokeWidth={1.5 * pixel}
            />
          ) : null}
        </svg>
      </div>
    </div>
  )
}
