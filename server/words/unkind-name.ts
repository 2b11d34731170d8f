import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { Projects } from '../storage/ports/projects.ts'
import { hasUnkindWord } from './has-unkind-word.ts'

/** The refusal of a project whose name or description others are about to read; `undefined` when both are kind. */
export async function unkindName(projects: Projects, projectId: string): Promise<ErrorCode | undefined> {
  const shown = await projects.summary(projectId)
  return shown && hasUnkindWord(`${shown.displayName}\n${shown.description}`) ? 'words.unkind' : undefined
}
