import { noMove } from '../../../model/components/media.ts'
import { type ModelName, modelClips, modelNames } from '../../../model/components/model.ts'
import type { JsonObject } from '../../../model/json.ts'
import type { FileMoves } from '../frame/file-moves.ts'
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

const noMoves: FileMoves = new Map()

/**
 * The fields that mean something for this value: a model offers the movements that it has (one of a file those in `moves`), a pace only while it moves, and the
 * width of a light's cone only a spotlight.
 */
export function fieldsFor(
  section: string,
  fields: readonly Field[],
  value: JsonObject,
  moves = noMoves,
): readonly Field[] {
  switch (section) {
    case 'light':
      return fields.filter(
        ({ key }) =>
          (key !== 'angle' || value.type === 'spot') &&
          (key !== 'groundColor' || value.type === 'hemisphere'),
      )
    case 'player':
      return fields.toSorted((a, b) => playerOrder.indexOf(a.key) - playerOrder.indexOf(b.key))
    case 'model': {
      const clips = isModelName(value.name) ? modelClips(value.name) : []
      return withMoves(fields, value, { key: 'clip', options: clips, unset: 'none' })
    }
    case 'imported': {
      const names = typeof value.source === 'string' ? (moves.get(value.source) ?? []) : []
      return withMoves(fields, value, { key: 'move', options: [noMove, ...names], unset: names[0] ?? noMove })
    }
    default:
      return fields
  }
}

interface Moves {
  readonly key: string
  /** Standing still is one of them. */
  readonly options: readonly string[]
  readonly unset: string
}

/** With a choice of movements where there is something to choose, and a pace where something moves. */
function withMoves(fields: readonly Field[], value: JsonObject, { key, options, unset }: Moves) {
  const chosen = value[key] ?? unset
  const doesMove = chosen !== 'none' && options.some((option) => option === chosen)
  return fields.flatMap((field): readonly Field[] => {
    if (field.key === 'speed') return doesMove ? [field] : []
    if (field.key !== key) return [field]
    return options.length > 1 ? [{ key, kind: 'choice', options, unset }] : []
  })
}

/** The fields that mean something for all of these values, choices that all of them have. */
export function fieldsForAll(
  section: string,
  fields: readonly Field[],
  values: readonly JsonObject[],
  moves = noMoves,
): readonly Field[] {
  const [first, ...others] = values.map((value) => fieldsFor(section, fields, value, moves))
  return (first ?? []).flatMap((field): readonly Field[] => {
    const same = others.map((other) => other.find(({ key }) => key === field.key))
    if (same.includes(undefined)) return []
    if (field.kind !== 'choice') return [field]
    const options = field.options.filter((option) =>
      same.every((one) => one?.kind === 'choice' && one.options.includes(option)),
    )
    const { unset, ...rest } = field
    const isSameUnset = same.every((one) => one?.kind === 'choice' && one.unset === unset)
    return [{ ...rest, options, ...(isSameUnset && unset !== undefined && { unset }) }]
  })
}
