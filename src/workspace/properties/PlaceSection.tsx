import { ArrowsOutCardinalIcon } from '@phosphor-icons/react/dist/csr/ArrowsOutCardinal'
import type { Entity } from '../../../model/project/project.ts'
import type { TransformChange } from '../../../protocol/frame/frame-entity.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { usePreview } from '../frame/use-preview.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { Section } from './Section.tsx'
import { VectorField } from './VectorField.tsx'

/** Steps of arrows and scrubbing: metres, degrees, factors; those of the gizmo while it snaps. */
const snapped = { position: 0.5, rotation: 15, scale: 0.1 }
const free = { position: 0.1, rotation: 1, scale: 0.05 }
const least = { position: -100_000, rotation: -100_000, scale: 0.01 }

const rows = ['position', 'rotation', 'scale'] as const

/** Where an entity stands, how it is turned and how big it is. */
export function PlaceSection({
  entity,
  isDisabled,
}: {
  readonly entity: Entity
  readonly isDisabled: boolean
}) {
  const t = useT()
  const edits = useSceneEdits()
  const preview = usePreview(entity)
  const { state } = useWorkspace()
  const step = useCell(state.tools).snap ? snapped : free
  return (
    <Section title={t('design.properties.place')} Icon={ArrowsOutCardinalIcon}>
      {rows.map((row) => (
        <VectorField
          key={row}
          label={t(`design.properties.${row}`)}
          value={entity[row]}
          step={step[row]}
          min={least[row]}
          {...(row === 'rotation' ? { unit: '°' } : {})}
          isDisabled={isDisabled}
          onPreview={(value) => preview(value === null ? null : { [row]: value })}
          onCommit={(value) => {
            const change: TransformChange = { entityId: entity.id, [row]: value }
            if (!edits.transform([change])) preview(null)
          }}
        />
      ))}
    </Section>
  )
}
