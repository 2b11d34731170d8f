import { z } from 'zod'

/** What schemas of ours name: the keys of their objects, and the texts that can stand under each of them because they are listed. */
export interface SchemaWords {
  readonly keys: ReadonlySet<string>
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
}

/** Reads it from the schemas themselves, so that what comes to them later needs no second list. */
export function schemaWords(schemas: Iterable<z.ZodType>): SchemaWords {
  const keys = new Set<string>()
  const texts = new Map<string, Set<string>>()
  const add = (key: string, text: unknown): void => {
    if (typeof text !== 'string') return
    const known = texts.get(key)
    if (known) known.add(text)
    else texts.set(key, new Set([text]))
  }
  const collect = (node: unknown, key: string): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [word, part] of partsOf(node)) {
      if (word === 'const') add(key, part)
      else if (word === 'enum' && Array.isArray(part)) for (const text of part) add(key, text)
      else if (word !== 'properties' || typeof part !== 'object' || part === null) collect(part, key)
      else
        for (const [name, inner] of partsOf(part)) {
          keys.add(name)
          collect(inner, name)
        }
    }
  }
  for (const schema of schemas) collect(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), '')
  return { keys, texts }
}

const partsOf = (node: object): readonly [string, unknown][] => Object.entries(node)
