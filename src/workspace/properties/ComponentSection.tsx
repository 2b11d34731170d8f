import { sameJson } from '../../../model/document/same-json.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { usePreview } from '../frame/use-preview.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { type ValueChange, withProperty } from './change-values.ts'
import type { componentSections } from './component-sections.ts'
import { FieldRow } from './FieldRow.tsx'
import { fieldsForAll } from './fields-for.ts'
import { Section } from './Section.tsx'
import { usualValue } from './usual-value.ts'

interface ComponentSectionProps {
  /** All of them have the component. */
  readonly entities: readonly Entity[]
  readonly section: (typeof componentSections)[number]
  readonly isDisabled: boolean
}

/** The values of one component of one or several things, one field each. */
export function ComponentSection({ entities, section, isDisabled }: ComponentSectionProps) {
  const t = useT()
  const edits = useSceneEdits()
  const { frames } = useWorkspace()
  const preview = usePreview(entities)
  const { name, fields, Icon } = section
  const storedOf = (entity: Entity): JsonObject => entity.components[name] ?? {}
  const usualOf = (entity: Entity): JsonObject => usualValue(name, entity) ?? {}
  const values = entities.map(storedOf)

  const change = (key: string, by: ValueChange) => {
    if (!edits.changeComponent(entities, name, key, (value) => withProperty(value, key, by))) preview(null)
  }
  const isUsual = (key: string) =>
    entities.every((entity) => sameJson(storedOf(entity)[key], usualOf(entity)[key]))
  const shown = fieldsForAll(name, fields, values, useCell(frames.moves))
  return (
    <Section
      title={t(`design.properties.${name}`)}
      Icon={Icon}
      onReset={
        isDisabled || shown.every(({ key }) => isUsual(key))
          ? undefined
          : () => edits.changeComponent(entities, name, null, (_, entity) => usualOf(entity))
      }
    >
      {shown.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          values={values.map((value) => value[field.key])}
          isDisabled={isDisabled}
          onChange={(by) => change(field.key, by)}
          onPreview={(by) =>
            preview(
              by &&
                ((entity) => ({
                  components: {
                    ...entity.components,
                    [name]: withProperty(storedOf(entity), field.key, by),
                  },
                })),
            )
          }
          onReset={
            isDisabled || isUsual(field.key)
              ? undefined
              : () =>
                  edits.changeComponent(entities, name, field.key, (value, entity) =>
                    withProperty(value, field.key, () => usualOf(entity)[field.key]),
                  )
          }
        />
      ))}
    </Section>
  )
}
