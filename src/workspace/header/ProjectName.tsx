import { renameProject } from '../../../commands/project/rename-project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useDraft } from '../actions/use-draft.ts'
import { useSend } from '../actions/use-send.ts'
import { useNameThatFits } from '../naming/use-name-that-fits.ts'
import { useProject, useSession } from '../session-context.ts'
import styles from './WorkspaceHeader.module.css'

/** The project's name: a click makes it a field, Enter or leaving keeps it, Esc brings back what was there. */
export function ProjectName() {
  const t = useT()
  const send = useSend()
  const { access } = useSession()
  const name = useProject((project) => project.meta.displayName)
  const cutName = useNameThatFits()
  const draft = useDraft(name, (displayName) => send(renameProject, { displayName }))
  return (
    <input
      {...draft.keys}
      className={styles.name}
      aria-label={t('workspace.header.projectName')}
      value={draft.value}
      title={name}
      readOnly={access === 'viewer'}
      spellCheck={false}
      onChange={(event) => draft.type(cutName(event.target.value))}
    />
  )
}
