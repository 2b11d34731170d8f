import { useDeferredValue, useMemo, useState } from 'react'
import { helperExamples } from '../../../language/helper-api/helper-examples.ts'
import { isPickable } from '../../blocks/is-pickable.ts'
import { preferredThing } from '../../blocks/preferred-thing.ts'
import { useT } from '../../i18n/use-t.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { useProject } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import asideStyles from './AsideWindow.module.css'
import { AsideWindow } from './AsideWindow.tsx'
import { findHelpers } from './find-helpers.ts'
import { HelperRow } from './HelperRow.tsx'
import styles from './HelperWindow.module.css'

interface HelperWindowProps {
  /** Puts an example where the caret is; `null` when the tab in front has none. */
  readonly onInsert: ((text: string) => void) | null
  readonly onClose: () => void
}

/** All helper functions with what they do, what they want and an example about a thing of this scene (spec W08). Esc closes it. */
export function HelperWindow({ onInsert, onClose }: HelperWindowProps) {
  const t = useT()
  const { state } = useWorkspace()
  const sceneId = useCell(state.sceneId)
  const selection = useCell(state.selection)
  const entities = useProject((project) => project.entities(sceneId))
  const scenes = useProject((project) => project.scenes)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const preferred = preferredThing(entities.filter(isPickable), [...selection], new Set())
  const thing = entities.find(({ id }) => id === preferred)
  const scene = scenes.find(({ id }) => id !== sceneId) ?? scenes[0]
  const helpers = useMemo(
    () => helperExamples({ thing: thing?.name ?? '', scene: scene?.name ?? '' }),
    [thing?.name, scene?.name],
  )
  const shown = findHelpers(helpers, useDeferredValue(typed))
  return (
    <AsideWindow title={t('code.helpers.title')} onClose={onClose}>
      <SearchBox
        label={t('code.helpers.find')}
        value={typed}
        maxLength={60}
        className={asideStyles.search}
        onChange={setTyped}
      />
      <ul className={styles.list}>
        {shown.map((helper) => {
          const id = `${helper.owner} ${helper.name}`
          return (
            <HelperRow
              key={id}
              helper={helper}
              isOpen={open === id}
              onToggle={() => setOpen(open === id ? null : id)}
              onInsert={onInsert}
            />
          )
        })}
        {shown.length === 0 ? <li className={styles.nothing}>{t('code.helpers.nothing')}</li> : null}
      </ul>
    </AsideWindow>
  )
}
