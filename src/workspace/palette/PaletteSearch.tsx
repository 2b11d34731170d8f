import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { findItems } from './find-items.ts'
import styles from './PaletteSearch.module.css'
import type { PaletteItem } from './palette-item.ts'
import { recentItems, rememberItem } from './recent-items.ts'

interface PaletteSearchProps {
  readonly items: readonly PaletteItem[]
  readonly onClose: () => void
}

/** The field and the lines that answer what is typed; the field keeps the keyboard. */
export function PaletteSearch({ items, onClose }: PaletteSearchProps) {
  const t = useT()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [recent] = useState(recentItems)
  const shown = findItems(items, typed, recent)
  const chosen = shown[Math.min(at, shown.length - 1)]
  const option = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line that is chosen is what this reacts to
  useEffect(() => {
    option.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])

  const run = (item: PaletteItem | undefined) => {
    if (!item) return
    rememberItem(item.id)
    onClose()
    // The dialog gives the keyboard back before the step may want it.
    setTimeout(item.run)
  }
  const pressKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[event.key]
    if (event.key === 'Enter') run(chosen)
    else if (step !== undefined && shown.length > 0) {
      const next = at + step
      const isEdge = Math.abs(step) === 1 && (next < 0 || next >= shown.length)
      setAt(isEdge ? (next + shown.length) % shown.length : Math.min(shown.length - 1, Math.max(0, next)))
    } else return
    event.preventDefault()
  }

  return (
    <div className={styles.palette}>
      <label className={styles.search}>
        <MagnifyingGlassIcon weight="bold" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the person asked to type here just now
          autoFocus
          type="text"
          role="combobox"
          aria-label={t('workspace.palette.placeholder')}
          placeholder={t('workspace.palette.placeholder')}
          aria-expanded={shown.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${list}-${chosen.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={pressKey}
        />
      </label>
      <p role="status" className={styles.count}>
        {shown.length === 0
          ? t('workspace.palette.nothing', { text: typed.trim() })
          : t('workspace.palette.results', { count: shown.length })}
      </p>
      <div id={list} role="listbox" aria-label={t('workspace.keys.palette')} className={styles.list}>
        {shown.map((item) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, as in every combobox
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active line
          <div
            key={item.id}
            id={`${list}-${item.id}`}
            ref={item === chosen ? option : null}
            role="option"
            aria-selected={item === chosen}
            onClick={() => run(item)}
          >
            <span className={styles.name}>{item.name}</span>
            <span className={styles.kind}>{t(`workspace.palette.${item.kind}`)}</span>
            {item.keys ? <kbd>{item.keys}</kbd> : null}
          </div>
        ))}
      </div>
    </div>
  )
}
