import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette'
import { Material } from '../../../model/components/material.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { Slider } from '../../ui/Slider.tsx'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { usePreview } from '../frame/use-preview.ts'
import { ColourField } from './ColourField.tsx'
import { Section } from './Section.tsx'

/** Colour and see-through of a shape or model. A model has its own colours until one is chosen. */
export function LookSection({
  entity,
  isDisabled,
}: {
  readonly entity: Entity
  readonly isDisabled: boolean
}) {
  const t = useT()
  const edits = useSceneEdits()
  const preview = usePreview(entity)
  const read = Material.safeParse(entity.components.material)
  const material = read.success ? read.data : undefined

  return (
    <Section title={t('design.properties.look')} Icon={PaletteIcon}>
      <ColourField
        label={t('design.properties.colour')}
        value={material?.color ?? null}
        isDisabled={isDisabled}
        onCommit={(color) => edits.setProperty(entity.id, 'material', 'color', color)}
      />
      {material ? (
        <Slider
          label={t('design.properties.seeThrough')}
          value={1 - (material.opacity ?? 1)}
          min={0}
          max={1}
          step={0.05}
          format={{ style: 'percent' }}
          isDisabled={isDisabled}
          onPreview={(value) =>
            preview({
              components: {
                ...entity.components,
                material: { ...entity.components.material, opacity: opacityOf(value) },
              },
            })
          }
          onCommit={(value) => edits.setProperty(entity.id, 'material', 'opacity', opacityOf(value))}
        />
      ) : null}
    </Section>
  )
}

const opacityOf = (seeThrough: number) => Number((1 - seeThrough).toFixed(2))
