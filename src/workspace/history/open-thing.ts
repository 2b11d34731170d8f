import type { HistoryTarget } from '../../../commands/history/history-line.ts'
import type { RestoredAbout } from '../../../commands/project/restore-project.ts'
import type { EntityId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'
import { openFileId } from './open-file-id.ts'

interface OpenThing {
  readonly target: HistoryTarget
  readonly about: RestoredAbout
  readonly name: string
}

/** What the person has in front of them: the one selected thing in Design, the open tab in Code. */
export function openThing(
  state: WorkspaceState,
  project: Project,
  selection: readonly EntityId[],
): OpenThing | undefined {
  if (state.view.get() === 'design') {
    const [id] = selection
    const entity = id !== undefined && selection.length === 1 ? project.entity(id) : undefined
    return (
      entity && { target: `entity:${entity.id}`, about: { kind: 'entity', id: entity.id }, name: entity.name }
    )
  }
  const open = openFileId(state, project)
  const file = project.files(state.sceneId.get()).find(({ id }) => id === open)
  return file && { target: `file:${file.id}`, about: { kind: 'file', id: file.id }, name: file.name }
}
