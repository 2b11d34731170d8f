import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell'
import {
  bodyKinds,
  Physics,
  type Sides,
  usualBounciness,
  usualFriction,
  usualMass,
} from '../../../model/components/physics.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { withProperty } from './change-values.ts'
import { describeFields } from './describe-fields.ts'
import { FieldEditor } from './FieldEditor.tsx'
import { Section } from './Section.tsx'
import { isMixed, sharedValue } from './shared-value.ts'

/** What stands for no choice in the list. */
const usual = 'usual'
const choices = [usual, ...bodyKinds] as const
const usualNumbers = new Map([
  ['mass', usualMass],
  ['bounciness', usualBounciness],
  ['friction', usualFriction],
])
const cube: Sides = [1, 1, 1]
const numberFields = describeFields('physics', Physics).filter(({ key }) => usualNumbers.has(key))

interface PhysicsSectionProps {
  readonly entities: readonly Entity[]
  readonly isDisabled: boolean
}

/** What things are to those who walk and to what falls; once that is chosen, how heavy, springy and rough they are. */
export function PhysicsSection({ entities, isDisabled }: PhysicsSectionProps) {
  const t = useT()
  const edits = useSceneEdits()
  const { frames } = useWorkspace()
  /** What an uploaded model needs beside a body; a cube as long as its file was not read. */
  const sidesOf = ({ components: { imported } }: Entity): JsonObject =>
    imported ? { sides: [...(frames.sides.get().get(String(imported.source)) ?? cube)] } : {}
  const bodies = entities.map(({ components }) => components.physics?.body ?? usual)
  const body = sharedValue(bodies)
  const isBody = bodies.every((one) => one !== usual && one !== 'ghost')
  return (
    <Section title={t('design.properties.physics')} Icon={BarbellIcon}>
      <Select
        label={t('design.properties.physicsKind')}
        options={choices.map((id) => ({ id, text: t(`design.properties.bodies.${id}`) }))}
        value={choices.find((one) => one === body) ?? null}
        placeholder={isMixed(bodies) ? t('design.properties.mixed') : undefined}
        isDisabled={isDisabled}
        onChange={(next) =>
          edits.changeComponent(entities, 'physics', null, (before, entity) =>
            next === usual ? null : { ...before, ...sidesOf(entity), body: next },
          )
        }
      />
      {isBody
        ? numberFields.map((field) => (
            <FieldEditor
              key={field.key}
              field={field}
              values={entities.map(
                ({ components }) => components.physics?.[field.key] ?? usualNumbers.get(field.key),
              )}
              isDisabled={isDisabled}
              onChange={(by) => {
                edits.changeComponent(entities, 'physics', field.key, (before) =>
                  withProperty(before, field.key, (value) => by(value ?? usualNumbers.get(field.key))),
                )
              }}
              onPreview={() => undefined}
            />
          ))
        : null}
    </Section>
  )
}
