import type { z } from 'zod'
import type { Picker } from './picker.ts'

/**
 * A payload that a schema takes, mostly about things that are there: a field that takes an id is filled by its name (`sceneId`, `fileId`,
 * `assetId`, `doodleId`; any other is an entity's), one in three with an id that nobody has used. Throws where it knows nothing that the schema takes.
 */
export function payloadFromSchema(schema: z.core.$ZodType, pick: Picker, field = ''): unknown {
  if (!isStandard(schema)) throw noPayload(field)
  const { def } = schema._zod
  const inner = (one: z.core.$ZodType, name = field) => payloadFromSchema(one, pick, name)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([key, one]) => [key, inner(one, key)] as const)
          .filter(([, value]) => value !== undefined),
      )
    case 'array':
      return arrayOf(schema, () => inner(def.element), 1 + pick.number(2))
    case 'tuple':
      return def.items.map((item) => inner(item))
    case 'record':
      return { material: inner(def.valueType) }
    case 'union':
      return inner(chosen(def.options, pick))
    case 'nullable':
      return pick.number(3) === 0 ? null : inner(def.innerType)
    case 'default':
    case 'readonly':
      return inner(def.innerType)
    case 'lazy':
      return inner(def.getter())
    case 'optional':
      return pick.number(2) === 0 ? undefined : inner(def.innerType)
    case 'pipe':
      return inner(def.in)
    case 'enum':
      return chosen(Object.values(def.entries), pick)
    case 'literal':
      return chosen(def.values, pick)
    case 'boolean':
      return pick.number(2) === 0
    case 'null':
      return null
    default:
      return whatItTakes(schema, pick, field)
  }
}

const noPayload = (field: string) =>
  new Error(
    `nothing is known that the schema of '${field}' takes: give the command a row in scripts/fuzz/fuzz-table.ts`,
  )

const isStandard = (schema: z.core.$ZodType): schema is z.core.$ZodTypes => 'type' in schema._zod.def

function chosen<T>(values: readonly T[], pick: Picker): T {
  const value = pick.from(values)
  if (value === undefined) throw new Error('a schema with nothing to choose from')
  return value
}

/** How many more items an array gets than it was to have, for a schema that asks for them. */
const mostMore = 10

/** So many as are taken: a schema may ask for more, or for an even number. */
function arrayOf(schema: z.core.$ZodType, item: () => unknown, count: number): readonly unknown[] {
  const items = Array.from({ length: count }, item)
  while (items.length < count + mostMore && !takes(schema, items)) items.push(item())
  return items
}

/** Texts, numbers and what a schema checks by a function of its own: what it takes of all that may be meant. */
function whatItTakes(schema: z.core.$ZodTypes, pick: Picker, field: string): unknown {
  const { def } = schema._zod
  const candidates =
    def.type === 'string'
      ? texts(field, pick)
      : def.type === 'number'
        ? numbers(def.checks ?? [], pick)
        : values(pick)
  const taken = candidates.filter((value) => takes(schema, value))
  if (taken.length === 0) throw noPayload(field)
  return chosen(taken, pick)
}

/** Asked without Zod's own methods, which the core of a schema does not have. */
function takes(schema: z.core.$ZodType, value: unknown): boolean {
  const answer = schema._zod.run({ value, issues: [] }, { async: false })
  return !(answer instanceof Promise) && answer.issues.length === 0
}

function texts(field: string, pick: Picker): readonly string[] {
  if (/(^id|Ids?|^before)$/.test(field)) return [pick.number(3) === 0 ? pick.newId() : existing(field, pick)]
  return [
    pick.name(),
    `#${String(pick.number(1_000_000)).padStart(6, '0')}`,
    'material',
    `asset:${pick.asset()}`,
    '/a/b.png',
  ]
}

function existing(field: string, pick: Picker): string {
  if (/scene/i.test(field)) return pick.sceneId
  if (/file/i.test(field)) return pick.file()
  if (/asset/i.test(field)) return pick.asset()
  if (/doodle/i.test(field)) return pick.doodle()
  return pick.entity()
}

/** Its bounds among them. */
function numbers(checks: readonly z.core.$ZodCheck[], pick: Picker): readonly number[] {
  const bounds = checks.flatMap(({ _zod: { def } }) =>
    'value' in def && typeof def.value === 'number' ? def.value : [],
  )
  return [0, 1, pick.number(100), pick.number(1_000) / 8, -pick.number(100), ...bounds]
}

const values = (pick: Picker): readonly unknown[] => [
  pick.vector(),
  { color: '#102030' },
  { deep: [{ list: [1, null] }] },
  `ents:${pick.sceneId}`,
  [pick.name(), pick.number(9)],
]
