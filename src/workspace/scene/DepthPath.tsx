import type { Entity, Project } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useProject, useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './DepthPath.module.css'

/** The things that `entity` lies in, from the outermost on. */
function above(project: Project, { parentId }: Entity): readonly Entity[] {
  const parent = parentId === null ? undefined : project.entity(parentId)
  return parent ? [...above(project, parent), parent] : []
}

/** How deep inside of others the selected thing lies; each of them can be taken instead. Nothing for what lies in no other. */
export function DepthPath() {
  const t = useT()
  const { state } = useWorkspace()
  const [id, another] = useCell(state.selection)
  const { bus } = useSession()
  const sceneId = useCell(state.sceneId)
  // The list is another one as soon as a name or a place in it is.
  useProject((project) => project.entities(sceneId))
  const entity = id && !another ? bus.project.entity(id) : undefined
  const outer = entity ? above(bus.project, entity) : []
  if (!entity || outer.length === 0) return null
  return (
    <nav className={styles.path} aria-label={t('design.scene.depth')}>
      <ol>
        {outer.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => state.selection.set([one.id])}>
              {one.name}
            </button>
          </li>
        ))}
        <li aria-current="true">{entity.name}</li>
      </ol>
    </nav>
  )
}
