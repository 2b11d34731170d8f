import { z } from 'zod'
import { Colour } from '../../../model/components/material.ts'

/** How one value of a component is edited. */
export type Field =
  | { readonly key: string; readonly kind: 'colour' }
  | { readonly key: string; readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly key: string; readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly key: string; readonly kind: 'switch' }
  | { readonly key: string; readonly kind: 'words'; readonly most: number }
  | { readonly key: string; readonly kind: 'group'; readonly fields: readonly Field[] }

/** The fields of a component, read from its schema, in the schema's order. Values of other kinds are left out. */
export function describeFields(schema: z.ZodObject): readonly Field[] {
  return Object.entries(schema.shape).flatMap(([key, type]) => readField(key, type) ?? [])
}

function readField(key: string, type: unknown): Field | undefined {
  if (type instanceof z.ZodOptional) return readField(key, type.unwrap())
  if (type === Colour) return { key, kind: 'colour' }
  if (type instanceof z.ZodNumber)
    return { key, kind: 'number', min: type.minValue ?? 0, max: type.maxValue ?? 1000 }
  if (type instanceof z.ZodEnum) return { key, kind: 'choice', options: type.options.map(String) }
  if (type instanceof z.ZodBoolean) return { key, kind: 'switch' }
  if (type instanceof z.ZodString) return { key, kind: 'words', most: type.maxLength ?? 500 }
  if (type instanceof z.ZodObject) return { key, kind: 'group', fields: describeFields(type) }
  return undefined
}
