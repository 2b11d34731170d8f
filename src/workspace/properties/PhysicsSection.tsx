import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell'
import { bodyKinds } from '../../../model/components/physics.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { Section } from './Section.tsx'
import { isMixed, sharedValue } from './shared-value.ts'

/** What stands for no choice in the list. */
const usual = 'usual'
const choices = [usual, ...bodyKinds] as const

interface PhysicsSectionProps {
  readonly entities: readonly Entity[]
  readonly isDisabled: boolean
}

/** What things are to those who walk: solid, a ghost, or falling. */
export function PhysicsSection({ entities, isDisabled }: PhysicsSectionProps) {
  const t = useT()
  const edits = useSceneEdits()
  const bodies = entities.map(({ components }) => components.physics?.body ?? usual)
  const body = sharedValue(bodies)
  return (
    <Section title={t('design.properties.physics')} Icon={BarbellIcon}>
      <Select
        label={t('design.properties.physicsKind')}
        options={choices.map((id) => ({ id, text: t(`design.properties.bodies.${id}`) }))}
        value={choices.find((one) => one === body) ?? null}
        placeholder={isMixed(bodies) ? t('design.properties.mixed') : undefined}
        isDisabled={isDisabled}
        onChange={(next) =>
          edits.changeComponent(entities, 'physics', 'body', () => (next === usual ? null : { body: next }))
        }
      />
    </Section>
  )
}
