import { expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../commands/catalogue.ts'
import { isRootName } from '../../model/document/root-name.ts'

/** What belongs to one person's view: it would be a selection, a hover, an open or current thing, a cursor or a place of the camera. */
const viewWords = /select|hover|focus|highlight|active|current|opened|openFile|scroll|zoom|expanded/i

/** Every name that a payload of the command may hold, at any depth. */
function names(schema: unknown, found: string[] = []): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && typeof value === 'object' && value !== null) found.push(...Object.keys(value))
    names(value, found)
  }
  return found
}

test('[invariant 29] no command stores what somebody selected or looks at, and no root of the document holds it', () => {
  for (const { type, payload } of catalogue) {
    const schema = z.toJSONSchema(payload, { unrepresentable: 'any', io: 'input' })
    const properties = names(schema)
    expect(properties.length, type).toBeGreaterThan(0)
    for (const name of [type, ...properties]) expect(name, type).not.toMatch(viewWords)
  }
  for (const root of ['selection', 'view', 'awareness', 'presence', 'open'])
    expect(isRootName(root)).toBe(false)
})
