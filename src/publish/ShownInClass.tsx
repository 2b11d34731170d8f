import type { ProjectSummary } from '../../protocol/http/project.ts'
import { useAuth } from '../account/use-auth.ts'
import { useT } from '../i18n/use-t.ts'
import { AskTeacher } from './AskTeacher.tsx'

/**
 * Whose world the class sees is told how others come to see it: a pupil, who came by a class code and has no email, asks the teacher; everybody
 * else says it themselves.
 */
export function ShownInClass({ projectId }: { readonly projectId: ProjectSummary['_id'] }) {
  const t = useT()
  const { user } = useAuth()
  if (user?.email === '') return <AskTeacher projectId={projectId} wanted="public" />
  return <p>{t('publish.seenByMore')}</p>
}
