import { useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Switch } from '../../ui/Switch.tsx'
import unseen from '../../ui/Unseen.module.css'
import { useCell } from '../../workspace/state/use-cell.ts'
import type { Canvas } from '../canvas/open-canvas.ts'
import { findBlocks } from './find-blocks.ts'
import { level } from './own-blocks.ts'
import styles from './ToolboxHead.module.css'

interface ToolboxHeadProps {
  readonly canvas: Canvas
}

/** Above and below the toolbox: the search for blocks in both languages, and whether all blocks are offered. */
export function ToolboxHead({ canvas }: ToolboxHeadProps) {
  const t = useT()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const current = useCell(level)
  const find = (text: string) => {
    setTyped(text)
    canvas.search(text)
  }
  return (
    <>
      <search
        className={styles.head}
        onFocus={() => typed !== '' && canvas.search(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') find('')
          else if (event.key === 'ArrowDown' || event.key === 'Enter') canvas.enterFound()
          else return
          event.preventDefault()
        }}
      >
        <SearchBox label={t('code.search')} value={typed} maxLength={60} onChange={find} />
        <p role="status" className={unseen.unseen}>
          {typed === '' ? '' : t('code.found', { count: findBlocks(typed, locale).length })}
        </p>
      </search>
      <div className={styles.foot}>
        <Switch
          label={t('code.level')}
          isOn={current === 'maker'}
          onChange={(isOn) => {
            level.set(isOn ? 'maker' : 'explorer')
            canvas.renewToolbox()
          }}
        />
      </div>
    </>
  )
}
