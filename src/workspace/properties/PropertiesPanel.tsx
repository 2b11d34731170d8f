import { CursorClickIcon } from '@phosphor-icons/react/dist/csr/CursorClick'
import { lazy, Suspense, useEffect } from 'react'
import { ScreenBoundary } from '../../app/ScreenBoundary.tsx'
import { useT } from '../../i18n/use-t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useProject } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './PropertiesPanel.module.css'

const load = async () => ({
  default: (await withWords('panels', import('./ThingProperties.tsx'))).ThingProperties,
})
const ThingProperties = lazy(load)

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
  // Fetched before anything is selected; a failure shows when it is.
  useEffect(() => void load().catch(() => undefined), [])

  return (
    <section
      className={styles.right}
      aria-label={t('design.properties.region')}
      data-open={drawer === 'look'}
    >
      {selected.length === 0 ? (
        <EmptyState
          picture={<CursorClickIcon weight="bold" className={styles.emptyPicture} />}
          title={t('design.properties.emptyTitle')}
          text={t('design.properties.empty')}
        />
      ) : (
        <ScreenBoundary>
          <Suspense fallback={<Skeleton height={120} />}>
            <ThingProperties entities={selected} />
          </Suspense>
        </ScreenBoundary>
      )}
    </section>
  )
}
