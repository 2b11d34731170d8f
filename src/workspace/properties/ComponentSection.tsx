import type { JsonObject } from '../../../model/json.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { usePreview } from '../frame/use-preview.ts'
import type { componentSections } from './component-sections.ts'
import { FieldEditor } from './FieldEditor.tsx'
import { fieldsFor } from './fields-for.ts'
import { Section } from './Section.tsx'

interface ComponentSectionProps {
  readonly entity: Entity
  readonly section: (typeof componentSections)[number]
  readonly value: JsonObject
  readonly isDisabled: boolean
}

/** The values of one component, one field each. */
export function ComponentSection({ entity, section, value, isDisabled }: ComponentSectionProps) {
  const t = useT()
  const edits = useSceneEdits()
  const preview = usePreview(entity)
  return (
    <Section title={t(`design.properties.${section.name}`)} Icon={section.Icon}>
      {fieldsFor(section.name, section.fields, value).map((field) => (
        <FieldEditor
          key={field.key}
          field={field}
          value={value[field.key]}
          isDisabled={isDisabled}
          onCommit={(next) => edits.setProperty(entity.id, section.name, field.key, next)}
          onPreview={(next) =>
            preview(
              next === null
                ? null
                : { components: { ...entity.components, [section.name]: { ...value, [field.key]: next } } },
            )
          }
        />
      ))}
    </Section>
  )
}
