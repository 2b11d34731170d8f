import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette'
import { sameJson } from '../../../model/document/same-json.ts'
import type { JsonValue } from '../../../model/json.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Slider } from '../../ui/Slider.tsx'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { TextureField } from '../assets/TextureField.tsx'
import { usePreview } from '../frame/use-preview.ts'
import { ColourField } from './ColourField.tsx'
import { Section } from './Section.tsx'
import { isMixed, sharedValue } from './shared-value.ts'
import { usualValue } from './usual-value.ts'

interface LookSectionProps {
  readonly entities: readonly Entity[]
  readonly isDisabled: boolean
}

/** Things that glow: the others are seen in their own colours whatever light there is. */
const withGlow = ['model', 'shape', 'imported']
/** Things that are painted with one colour. */
const withColour = ['model', 'shape']

/** Colour, see-through and glow, as far as all of these things have them. A model has its own colours until one is chosen. */
export function LookSection({ entities, isDisabled }: LookSectionProps) {
  const t = useT()
  const edits = useSceneEdits()
  const preview = usePreview(entities)
  const valuesOf = (key: string) => entities.map((entity) => entity.components.material?.[key])
  const colours = valuesOf('color')
  const colour = sharedValue(colours)
  const mixed = t('design.properties.mixed')
  const areAll = (kinds: readonly string[]) => entities.every(({ kind }) => kinds.includes(kind))
  const isUsual = entities.every((entity) =>
    sameJson(entity.components.material, usualValue('material', entity) ?? undefined),
  )
  const set = (key: string, value: JsonValue) =>
    edits.changeComponent(entities, 'material', key, (before) => ({ ...before, [key]: value }))

  const share = (key: 'opacity' | 'glow', label: string, toShown: (value: number) => number) => {
    const values = valuesOf(key).map((value) => value ?? (key === 'opacity' ? 1 : 0))
    const value = sharedValue(values)
    return (
      <Slider
        label={label}
        value={toShown(typeof value === 'number' ? value : 0)}
        min={0}
        max={1}
        step={0.05}
        format={{ style: 'percent' }}
        mixed={isMixed(values) ? mixed : undefined}
        isDisabled={isDisabled}
        onPreview={(next) =>
          preview((entity) => ({
            components: {
              ...entity.components,
              material: { ...entity.components.material, [key]: toShown(next) },
            },
          }))
        }
        onCommit={(next) => set(key, toShown(next))}
      />
    )
  }
  return (
    <Section
      title={t('design.properties.look')}
      Icon={PaletteIcon}
      onReset={
        isDisabled || isUsual
          ? undefined
          : () =>
              edits.changeComponent(entities, 'material', null, (_, entity) => usualValue('material', entity))
      }
    >
      {areAll(withColour) ? (
        <ColourField
          label={t('design.properties.colour')}
          value={typeof colour === 'string' ? colour : null}
          mixed={isMixed(colours) ? mixed : undefined}
          isDisabled={isDisabled}
          onCommit={(color) => set('color', color)}
        />
      ) : null}
      {entities.every(({ kind }) => kind === 'shape') ? (
        <TextureField entities={entities} isDisabled={isDisabled} />
      ) : null}
      {share('opacity', t('design.properties.seeThrough'), (value) => Number((1 - value).toFixed(2)))}
      {areAll(withGlow) ? share('glow', t('design.properties.glow'), (value) => value) : null}
    </Section>
  )
}
