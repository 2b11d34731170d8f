import type { ProjectSummary } from '../../protocol/http/project.ts'
import type { Reports } from '../storage/ports/reports.ts'

/** Projects as `readerId` is told of them: of their own they hear which ones staff hid, of others' never. */
export async function tellOwner(
  reports: Reports,
  readerId: string | null,
  projects: readonly ProjectSummary[],
): Promise<ProjectSummary[]> {
  const hidden = readerId === null ? new Set() : await reports.hiddenOf(readerId)
  return projects.map((project) => (hidden.has(project._id) ? { ...project, isHidden: true } : project))
}
