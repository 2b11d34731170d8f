import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp'
import { useId, useRef, useState } from 'react'
import { z } from 'zod'
import type { CodeFile } from '../../../model/project/project.ts'
import { remembered } from '../../blocks/toolbox/device-memory.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useProject, useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { runBlocks } from '../watch/run-blocks.ts'
import styles from './BlocksMeaning.module.css'
import { fileJavaScript } from './file-javascript.ts'
import { MeaningLines } from './MeaningLines.tsx'

interface BlocksMeaningProps {
  readonly file: CodeFile
  readonly markedBlock: string | null
  /** On narrow screens it takes the place of the blocks while it is asked for. */
  readonly isShown: boolean
  readonly onChoose: (blockId: string) => void
  readonly onTurnInto: () => void
}

/** Whether the pane is folded to its head, on this device. */
const isFolded = remembered('nestling.code.meaning-folded', z.boolean(), false)

/**
 * The JavaScript that blocks mean, live beside them. The lines of the marked block are lit, and those of the blocks that run; a chosen line leads to
 * its block.
 */
export function BlocksMeaning({ file, markedBlock, isShown, onChoose, onTurnInto }: BlocksMeaningProps) {
  const t = useT()
  const body = useId()
  const { access } = useSession()
  const { watch } = useWorkspace().state
  useCell(watch.lines)
  useCell(watch.waits)
  useCell(watch.moment)
  const folded = useCell(isFolded)
  const code = useProject((project) => fileJavaScript(project, file.id))
  const [caret, setCaret] = useState<number | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <section
      className={styles.meaning}
      aria-label={t('code.meaning')}
      data-pane="meaning"
      data-folded={folded}
      data-shown={isShown}
    >
      <header className={styles.head}>
        <h2>{t('code.meaning')}</h2>
        {access === 'viewer' ? null : (
          <Button kind="ghost" size="small" onClick={onTurnInto}>
            {t('code.turnInto')}
          </Button>
        )}
        <span className={styles.fold}>
          <IconButton
            label={t(folded ? 'code.unfold' : 'code.fold')}
            icon={folded ? <CaretUpIcon weight="bold" /> : <CaretDownIcon weight="bold" />}
            aria-expanded={!folded}
            aria-controls={body}
            onClick={() => isFolded.set(!folded)}
          />
        </span>
      </header>
      <div ref={scroller} id={body} className={styles.body}>
        {code.source === '' ? (
          <p className={styles.empty}>{t('code.meaningEmpty')}</p>
        ) : (
          <MeaningLines
            code={code}
            markedBlock={markedBlock}
            run={runBlocks(watch, file.id)}
            caret={caret}
            scroller={scroller}
            onCaret={(line) => {
              setCaret(line)
              const block = code.blockOfLine.get(line)
              if (block !== undefined) onChoose(block)
            }}
          />
        )}
      </div>
    </section>
  )
}
