import { type ModelName, modelClips, modelNames } from '../../../model/components/model.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { Field } from './describe-fields.ts'

const isModelName = (name: unknown): name is ModelName => modelNames.some((known) => known === name)

/** The player's settings as the specification groups them: motion, size, speeds and gravity, climbing. */
const playerOrder = [
  'collideWithSurfaces',
  'multiJump',
  'hillClimbing',
  'width',
  'height',
  'depth',
  'jumpStartSpeed',
  'jumpSpeed',
  'movementSpeed',
  'gravity',
  'maxClimbAngle',
]

/**
 * The fields that mean something for this value: a model offers the movements that it has, a pace only while it moves, and the width
 * of a light's cone only a spotlight.
 */
export function fieldsFor(section: string, fields: readonly Field[], value: JsonObject): readonly Field[] {
  if (section === 'light')
    return fields.filter(
      ({ key }) =>
        (key !== 'angle' || value.type === 'spot') && (key !== 'groundColor' || value.type === 'hemisphere'),
    )
  if (section === 'player')
    return fields.toSorted((a, b) => playerOrder.indexOf(a.key) - playerOrder.indexOf(b.key))
  if (section !== 'model') return fields
  const clips = isModelName(value.name) ? modelClips(value.name) : []
  const moves = clips.some((clip) => clip !== 'none' && clip === value.clip)
  return fields.flatMap((field) => {
    if (field.key === 'speed' && !moves) return []
    if (field.key !== 'clip' || field.kind !== 'choice') return [field]
    return clips.length > 1 ? [{ ...field, options: clips }] : []
  })
}

/** The fields that mean something for all of these values, choices that all of them have. */
export function fieldsForAll(
  section: string,
  fields: readonly Field[],
  values: readonly JsonObject[],
): readonly Field[] {
  const [first, ...others] = values.map((value) => fieldsFor(section, fields, value))
  return (first ?? []).flatMap((field): readonly Field[] => {
    const same = others.map((other) => other.find(({ key }) => key === field.key))
    if (same.includes(undefined)) return []
    if (field.kind !== 'choice') return [field]
    const options = field.options.filter((option) =>
      same.every((one) => one?.kind === 'choice' && one.options.includes(option)),
    )
    return [{ ...field, options }]
  })
}
