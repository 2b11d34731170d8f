import { CursorClickIcon } from '@phosphor-icons/react/dist/csr/CursorClick'
import { useT } from '../../i18n/use-t.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useProject } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { EntityProperties } from './EntityProperties.tsx'
import { ManyProperties } from './ManyProperties.tsx'
import styles from './PropertiesPanel.module.css'

/** The right side bar (spec W10: 320 px): what is selected. A drawer below 1024 px. */
export function PropertiesPanel() {
  const t = useT()
  const { state } = useWorkspace()
  const selection = useCell(state.selection)
  const drawer = useCell(state.drawer)
  const sceneId = useCell(state.sceneId)
  const entities = useProject((project) => project.entities(sceneId))
  const chosen = new Set(selection)
  const selected = entities.filter((entity) => chosen.has(entity.id))
  const [first] = selected

  return (
    <section
      className={styles.right}
      aria-label={t('design.properties.region')}
      data-open={drawer === 'look'}
    >
      {first === undefined ? (
        <EmptyState
          picture={<CursorClickIcon weight="bold" className={styles.emptyPicture} />}
          title={t('design.properties.emptyTitle')}
          text={t('design.properties.empty')}
        />
      ) : selected.length === 1 ? (
        <EntityProperties key={first.id} entity={first} />
      ) : (
        <ManyProperties entities={selected} />
      )}
    </section>
  )
}
