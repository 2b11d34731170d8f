import type { ProjectSummary } from '../../protocol/http/project.ts'
import type { Reports } from '../storage/ports/reports.ts'

/** Projects as a person is told of them: of their own they hear which ones staff hid, of others' never. */
export async function tellOwner(
  reports: Reports,
  personId: string,
  projects: readonly ProjectSummary[],
): Promise<ProjectSummary[]> {
  const hidden = await reports.hiddenOf(personId)
  return projects.map((project) => (hidden.has(project._id) ? { ...project, isHidden: true } : project))
}
