import { JsonObjectSchema } from '../../../model/document/json-schema.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { Entity } from '../../../model/project/project.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSceneEdits } from '../actions/use-scene-edits.ts'
import { CheckedField } from './CheckedField.tsx'

interface RawComponentProps {
  readonly entity: Entity
  readonly component: string
  readonly isDisabled: boolean
}

/** A component that no section knows, of a newer version say: as JSON. */
export function RawComponent({ entity, component, isDisabled }: RawComponentProps) {
  const t = useT()
  const edits = useSceneEdits()
  return (
    <CheckedField
      label={component}
      value={JSON.stringify(entity.components[component])}
      isDisabled={isDisabled}
      read={readJson}
      fault={t('design.properties.badJson')}
      onCommit={(value) => edits.changeComponent([entity], component, null, () => value)}
    />
  )
}

function readJson(text: string): JsonObject | undefined {
  try {
    return JsonObjectSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
