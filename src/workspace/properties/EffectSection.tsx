import { WaveSineIcon } from '@phosphor-icons/react/dist/csr/WaveSine'
import { Effect, effectNames } from '../../../model/components/effect.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Select } from '../../ui/Select.tsx'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { describeFields } from './describe-fields.ts'
import { NumberRow } from './NumberRow.tsx'
import { Section } from './Section.tsx'
import { isMixed, sharedValue } from './shared-value.ts'

/** What stands for no effect in the list. */
const none = 'none'
const choices = [none, ...effectNames] as const
const pace = describeFields('effect', Effect).find(({ key }) => key === 'speed')

interface EffectSectionProps {
  readonly entities: readonly Entity[]
  readonly isDisabled: boolean
}

/** A ready movement of the whole thing: bounce, float, spin … and how fast. */
export function EffectSection({ entities, isDisabled }: EffectSectionProps) {
  const t = useT()
  const edits = useSceneEdits()
  const names = entities.map(({ components }) => components.effect?.name ?? none)
  const speeds = entities.map(({ components }) => components.effect?.speed)
  const name = sharedValue(names)
  const mixed = t('design.properties.mixed')
  const choose = (next: string) =>
    edits.changeComponent(entities, 'effect', 'name', (before) =>
      next === none ? null : { ...before, name: next },
    )
  return (
    <Section title={t('design.properties.effect')} Icon={WaveSineIcon}>
      <Select
        label={t('design.properties.effectKind')}
        options={choices.map((id) => ({
          id,
          text: t(`design.properties.effects.${id}`),
        }))}
        value={typeof name === 'string' ? name : null}
        placeholder={isMixed(names) ? mixed : undefined}
        isDisabled={isDisabled}
        onChange={choose}
      />
      {pace?.kind === 'number' && !names.includes(none) ? (
        <NumberRow
          field={pace}
          label={t('design.properties.field.speed')}
          values={speeds}
          mixed={isMixed(speeds) ? mixed : undefined}
          isDisabled={isDisabled}
          onPreview={() => undefined}
          onChange={(change) =>
            edits.changeComponent(entities, 'effect', 'speed', (before) => ({
              ...before,
              speed: change(before.speed) ?? 1,
            }))
          }
        />
      ) : null}
    </Section>
  )
}
