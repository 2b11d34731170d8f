import fc from 'fast-check'
import { z } from 'zod'
import type { Dice } from '../dice.ts'
import type { Schema } from './read-calls.ts'

/** What a maker of values stands on. */
export interface ValueTools {
  readonly dice: Dice
  /** Values that mean something to the server, by the name of their field: ids of projects, names of people … */
  readonly known: ReadonlyMap<string, readonly unknown[]>
  resolve(schema: Schema): Schema
  /** What the fields of this name have in this request, whatever else they might; `undefined` leaves one out. */
  readonly given?: Readonly<Record<string, unknown>>
}

const SchemaShape = z.looseObject({})
const Schemas = z.array(SchemaShape)
const Properties = z.record(z.string(), SchemaShape)
const Names = z.array(z.string()).catch([])
const Bound = z.number().catch(Number.NaN)

const or = (bound: unknown, standard: number): number => {
  const read = Bound.parse(bound)
  return Number.isNaN(read) ? standard : read
}

const letters = [...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789 _-äß🦖']

function makeText(schema: Schema, dice: Dice): string {
  const { pattern } = schema
  if (typeof pattern === 'string') {
    const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), {
      seed: dice.below(1e9),
      numRuns: 1,
    })
    return text
  }
  const shortest = or(schema.minLength, 0)
  const longest = Math.min(or(schema.maxLength, 40), 40)
  const length = shortest + dice.below(Math.max(1, longest - shortest + 1))
  return Array.from({ length }, () => dice.from(letters)).join('')
}

function makeObject(schema: Schema, tools: ValueTools): Record<string, unknown> {
  const required = new Set(Names.parse(schema.required))
  const properties = Properties.safeParse(schema.properties)
  const made: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties.success ? properties.data : {})) {
    const isGiven = Object.hasOwn(tools.given ?? {}, name)
    if (isGiven || required.has(name) || tools.dice.chance(40)) made[name] = makeValue(name, property, tools)
  }
  return made
}

/** A value that the schema of the field `name` allows, as far as the schema says what that is. */
export function makeValue(name: string, unresolved: Schema, tools: ValueTools): unknown {
  const { dice, known, given } = tools
  if (given && Object.hasOwn(given, name)) return given[name]
  const schema = tools.resolve(unresolved)
  const choices = known.get(name)
  if (choices && dice.chance(75)) return dice.from(choices)
  for (const options of [schema.anyOf, schema.oneOf, schema.allOf]) {
    const read = Schemas.safeParse(options)
    if (read.success && read.data.length > 0) return makeValue(name, dice.from(read.data), tools)
  }
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return dice.from(schema.enum)
  const type = Array.isArray(schema.type) ? dice.from(schema.type) : schema.type
  if (type === 'object') return makeObject(schema, tools)
  if (type === 'array') {
    const items = SchemaShape.safeParse(schema.items)
    const length = or(schema.minItems, 0) + dice.below(3)
    return Array.from({ length }, () => (items.success ? makeValue(name, items.data, tools) : null))
  }
  if (type === 'integer' || type === 'number') {
    const least = Math.max(or(schema.minimum, 0), -1e6)
    return least + dice.below(Math.max(1, Math.min(or(schema.maximum, 1_000), 1e6) - least + 1))
  }
  if (type === 'boolean') return dice.chance(50)
  if (type === 'null') return null
  return makeText(schema, dice)
}
