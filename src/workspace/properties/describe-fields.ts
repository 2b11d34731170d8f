import { z } from 'zod'
import { Colour } from '../../../model/components/material.ts'
import { type FieldFacts, factsOf } from './field-facts.ts'

/** How one value of a component is edited. */
export type Field =
  | { readonly key: string; readonly kind: 'colour' }
  | {
      readonly key: string
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly facts: FieldFacts
    }
  | {
      readonly key: string
      readonly kind: 'choice'
      readonly options: readonly string[]
      /** What it is as long as nothing was chosen. */
      readonly unset?: string
    }
  | { readonly key: string; readonly kind: 'switch' }
  | { readonly key: string; readonly kind: 'words'; readonly most: number }
  | { readonly key: string; readonly kind: 'group'; readonly fields: readonly Field[] }

/** The fields of a component, read from its schema, in the schema's order. Values of other kinds are left out. */
export function describeFields(component: string, schema: z.ZodObject): readonly Field[] {
  return Object.entries(schema.shape).flatMap(([key, type]) => readField(component, key, type) ?? [])
}

function readField(component: string, key: string, type: unknown): Field | undefined {
  if (type instanceof z.ZodOptional) return readField(component, key, type.unwrap())
  if (type === Colour) return { key, kind: 'colour' }
  if (type instanceof z.ZodNumber) {
    const [min, max] = [type.minValue ?? 0, type.maxValue ?? 1000]
    return { key, kind: 'number', min, max, facts: factsOf(`${component}.${key}`, max) }
  }
  if (type instanceof z.ZodEnum) return { key, kind: 'choice', options: type.options.map(String) }
  if (type instanceof z.ZodBoolean) return { key, kind: 'switch' }
  if (type instanceof z.ZodString)
    return type.maxLength === null ? undefined : { key, kind: 'words', most: type.maxLength }
  if (type instanceof z.ZodObject)
    return { key, kind: 'group', fields: describeFields(`${component}.${key}`, type) }
  return undefined
}
