import { ArrowsOutCardinalIcon } from '@phosphor-icons/react/dist/csr/ArrowsOutCardinal'
import { smallestScale } from '../../../model/components/vec3.ts'
import type { Entity, Vec3 } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import type { NumberChange } from '../../ui/read-number-change.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { usePreview } from '../frame/use-preview.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { Section } from './Section.tsx'
import { VectorField } from './VectorField.tsx'

/** Steps of arrows and scrubbing while the gizmo does not snap, else they are its own: metres, degrees, factors. */
const free = { position: 0.1, rotation: 1, scale: 0.05 }
const least = { position: -100_000, rotation: -100_000, scale: smallestScale }
const units = { position: 'm', rotation: '°', scale: '×' }
const usual = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] } as const

type Row = keyof typeof usual
const rows = ['position', 'rotation', 'scale'] as const

interface PlaceSectionProps {
  readonly entities: readonly Entity[]
  readonly isDisabled: boolean
}

/** Where things stand, how they are turned and how big they are. */
export function PlaceSection({ entities, isDisabled }: PlaceSectionProps) {
  const t = useT()
  const edits = useSceneEdits()
  const preview = usePreview(entities)
  const { state } = useWorkspace()
  const { snap, steps } = useCell(state.tools)
  const step = snap ? { position: steps.move, rotation: steps.turn, scale: steps.scale } : free
  const of = entities.map(({ id }) => id).join()
  const movable = entities.filter(({ isLocked }) => !isLocked)

  const commit = (row: Row, nextOf: (entity: Entity) => Vec3) => {
    const changes = movable.map((entity) => ({ entityId: entity.id, [row]: nextOf(entity) }))
    if (changes.length === 0 || !edits.transform(changes)) preview(null)
  }
  return (
    <Section title={t('design.properties.place')} Icon={ArrowsOutCardinalIcon}>
      {rows.map((row) => (
        <VectorField
          key={row}
          label={t(`design.properties.${row}`)}
          of={of}
          values={entities.map((entity) => entity[row])}
          step={step[row]}
          min={least[row]}
          unit={units[row]}
          usual={usual[row]}
          isDisabled={isDisabled}
          onPreview={(index, change) =>
            preview(change && ((entity) => ({ [row]: withAxis(entity[row], index, change) })))
          }
          onChange={(index, change) => commit(row, (entity) => withAxis(entity[row], index, change))}
          onReset={() => commit(row, () => usual[row])}
        />
      ))}
    </Section>
  )
}

function withAxis([x, y, z]: Vec3, index: number, change: NumberChange): Vec3 {
  return [index === 0 ? change(x) : x, index === 1 ? change(y) : y, index === 2 ? change(z) : z]
}
