import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { useProject } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import asideStyles from './AsideWindow.module.css'
import { AsideWindow } from './AsideWindow.tsx'
import styles from './FindWindow.module.css'
import { type FoundLine, findInTabs, mostFound } from './find-in-tabs.ts'

interface FindWindowProps {
  readonly onChoose: (found: FoundLine) => void
  readonly onClose: () => void
}

/** Finds a text in all tabs of all scenes; a line leads to where it stands. Esc closes it. */
export function FindWindow({ onChoose, onClose }: FindWindowProps) {
  const t = useT()
  const { state } = useWorkspace()
  const here = useRef<HTMLElement>(null)
  useEffect(() => here.current?.querySelector('input')?.focus(), [])
  const sceneId = useCell(state.sceneId)
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const project = useProject((whole) => whole)
  const tabs = findInTabs(project, wanted, sceneId)
  const count = tabs.reduce((sum, { lines }) => sum + lines.length, 0)
  const length = wanted.trim().length
  return (
    <AsideWindow title={t('code.find.title')} onClose={onClose} ref={here}>
      <SearchBox
        label={t('code.find.what')}
        value={typed}
        maxLength={100}
        className={asideStyles.search}
        onChange={setTyped}
      />
      <div className={styles.found}>
        <p className={styles.count} role="status">
          {length === 0
            ? t('code.find.hint')
            : count === mostFound
              ? t('code.find.many', { count })
              : t('code.find.count', { count })}
        </p>
        {tabs.map(({ file, sceneName, lines }) => (
          <section key={file.id} aria-label={file.name}>
            <h3 className={styles.tab}>
              {file.name}
              {file.sceneId === sceneId ? null : <span>{sceneName}</span>}
            </h3>
            <ul className={styles.lines}>
              {lines.map((found) => (
                <li key={found.line}>
                  <button type="button" className={styles.line} onClick={() => onChoose(found)}>
                    <span className={styles.number}>{found.line}</span>
                    <code>
                      {found.text.slice(0, found.at)}
                      <mark>{found.text.slice(found.at, found.at + length)}</mark>
                      {found.text.slice(found.at + length)}
                    </code>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </AsideWindow>
  )
}
