import type { ProjectSummary } from '../../protocol/http/project.ts'
import { isPupil } from '../account/is-pupil.ts'
import { useAuth } from '../account/use-auth.ts'
import { useT } from '../i18n/use-t.ts'
import { AskTeacher } from './AskTeacher.tsx'
import { TeacherWord } from './TeacherWord.tsx'
import { useOwnApprovals } from './use-own-approvals.ts'

/**
 * Whose world the class sees is told how others come to see it: a pupil, who came by a class code and has no email, asks the teacher; everybody
 * else says it themselves.
 */
export function ShownInClass({ projectId }: { readonly projectId: ProjectSummary['_id'] }) {
  const t = useT()
  const { user } = useAuth()
  if (user && isPupil(user)) return <Asking projectId={projectId} />
  return <p>{t('publish.seenByMore')}</p>
}

/** The teacher's word so far; whoever waits for it need not ask again. */
function Asking({ projectId }: { readonly projectId: ProjectSummary['_id'] }) {
  const { find, reload } = useOwnApprovals()
  if (!find) return null
  const approval = find(projectId)
  return (
    <>
      <TeacherWord approval={approval} />
      {approval?.state === 'asked' ? null : (
        <AskTeacher projectId={projectId} wanted="public" onAsked={reload} />
      )}
    </>
  )
}
