import { useState } from 'react'
import { renameProject } from '../../../commands/project/rename-project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSend } from '../actions/use-send.ts'
import { useProject, useSession } from '../session-context.ts'
import styles from './WorkspaceHeader.module.css'

/** The project's name: a click makes it a field, Enter or leaving keeps it, Esc brings back what was there. */
export function ProjectName() {
  const t = useT()
  const send = useSend()
  const { access } = useSession()
  const name = useProject((project) => project.meta.displayName)
  const [draft, setDraft] = useState<string | null>(null)

  const finish = () => {
    const next = draft?.trim() ?? ''
    setDraft(null)
    if (next !== '' && next !== name) send(renameProject, { displayName: next })
  }
  return (
    <input
      className={styles.name}
      aria-label={t('workspace.header.projectName')}
      value={draft ?? name}
      title={name}
      readOnly={access === 'viewer'}
      maxLength={120}
      spellCheck={false}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        setDraft(null)
        event.stopPropagation()
      }}
    />
  )
}
