import { useRef, useState } from 'react'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useFocusWhenFree } from '../../ui/use-focus-when-free.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { useNameThatFits } from '../naming/use-name-that-fits.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './Hierarchy.module.css'

/** A thing's name as a field: Enter or leaving keeps it, Esc brings back what was there. */
export function RenameField({ entity }: { readonly entity: Entity }) {
  const t = useT()
  const edits = useSceneEdits()
  const { state } = useWorkspace()
  const [draft, setDraft] = useState(entity.name)
  const cutName = useNameThatFits()
  const field = useRef<HTMLInputElement>(null)
  useFocusWhenFree(field)

  const finish = () => {
    if (state.renaming.get() !== entity.id) return
    state.renaming.set(null)
    const name = draft.trim()
    if (name !== '' && name !== entity.name) edits.rename(entity.id, name)
  }
  return (
    <input
      ref={field}
      className={styles.rename}
      aria-label={t('design.hierarchy.renaming', { name: entity.name })}
      value={draft}
      spellCheck={false}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(cutName(event.target.value))}
      onBlur={finish}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') state.renaming.set(null)
      }}
    />
  )
}
