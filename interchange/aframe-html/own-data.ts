import { z } from 'zod'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { JsonObjectSchema } from '../../model/document/json-schema.ts'
import type { JsonObject } from '../../model/json.ts'
import { isEntityKind } from '../../model/kinds/entity-kinds.ts'

/** The attribute by which a page that we wrote says what a thing is, where A-Frame has no words for it. */
export const ownAttribute = 'data-nestling'

const OwnData = z.strictObject({
  kind: z.string().refine(isEntityKind),
  components: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,63}$/), JsonObjectSchema),
})
export interface OwnData {
  readonly kind: string
  readonly components: Readonly<Record<string, JsonObject>>
}

export const writeOwnData = (data: OwnData): string => JSON.stringify(data)

/** `undefined` for what is no such text: then the element's other attributes say what it is. */
export function readOwnData(text: string | undefined): OwnData | undefined {
  if (text === undefined || text.length > 500_000) return undefined
  try {
    const read = OwnData.safeParse(JSON.parse(text))
    if (!read.success) return undefined
    const components = Object.entries(read.data.components)
    return components.every(([name, value]) => isComponentValue(name, value)) ? read.data : undefined
  } catch {
    return undefined
  }
}
