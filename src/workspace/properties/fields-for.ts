import { type ModelName, modelClips, modelNames } from '../../../model/components/model.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { Field } from './describe-fields.ts'

const isModelName = (name: unknown): name is ModelName => modelNames.some((known) => known === name)

/**
 * The fields that mean something for this value: a model offers the movements that it has, a pace only while it moves, and the width
 * of a light's cone only a spotlight.
 */
export function fieldsFor(section: string, fields: readonly Field[], value: JsonObject): readonly Field[] {
  if (section === 'light') return fields.filter(({ key }) => key !== 'angle' || value.type === 'spot')
  if (section !== 'model') return fields
  const clips = isModelName(value.name) ? modelClips(value.name) : []
  const moves = clips.some((clip) => clip !== 'none' && clip === value.clip)
  return fields.flatMap((field) => {
    if (field.key === 'speed' && !moves) return []
    if (field.key !== 'clip' || field.kind !== 'choice') return [field]
    return clips.length > 1 ? [{ ...field, options: clips }] : []
  })
}
