import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CommandType, catalogue } from '../../commands/catalogue.ts'
import { latestCommand } from '../../commands/command-by-type.ts'
import { createDoodle } from '../../commands/doodle/create-doodle.ts'
import { DoodleId } from '../../model/ids.ts'
import { payloadFromSchema } from '../../scripts/fuzz/payload-from-schema.ts'
import { Picker } from '../../scripts/fuzz/picker.ts'
import { assertProperty } from '../commands/support/assert-property.ts'
import { expectOften } from '../commands/support/expect-often.ts'
import { anyCall } from '../commands/support/fuzz.ts'
import { workbench } from '../commands/support/workbench.ts'

test('the schema of every command alone gives payloads that it takes, and most of the commands change something with them', () => {
  const changing = new Set<CommandType>()
  const property = fc.property(anyCall, ({ type, picks }) => {
    const { bus } = workbench()
    const { payload: schema } = latestCommand(type)
    const payload = payloadFromSchema(schema, new Picker(bus.project, picks, 'fresh'))
    expect(schema.safeParse(payload).success, `${type} ${JSON.stringify(payload)}`).toBe(true)
    const verdict = bus.execute(latestCommand(type), payload)
    if (verdict.ok && verdict.changed) changing.add(type)
  })
  assertProperty(property, 4_000)
  expectOften('commands that change something', changing.size, catalogue.length / 2)
})

test('a field that takes an id is filled by one of what its name says, or by one that nobody has used', () => {
  const { bus } = workbench()
  bus.execute(createDoodle, { doodleId: DoodleId.parse('drawing'), name: 'Sun', width: 30, height: 20 })
  const { project } = bus
  const { id: sceneId } = project.defaultScene
  const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id)
  const entities = [...idsOf(project.entities(sceneId)), 'gone']
  const fields: Readonly<Record<string, readonly string[]>> = {
    sceneId: [sceneId],
    fileId: [...idsOf(project.files(sceneId))],
    doodleId: ['drawing'],
    assetId: ['gone'],
    sourceId: entities,
    before: entities,
  }
  const text = z.string()
  const schema = z.strictObject(
    Object.fromEntries([...Object.keys(fields), 'solid'].map((field) => [field, text])),
  )
  const met = new Set<string>()
  const property = fc.property(fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 }), (picks) => {
    const payload = schema.parse(payloadFromSchema(schema, new Picker(project, picks, 'fresh')))
    for (const [field, ids] of Object.entries(fields)) {
      expect([...ids, 'fresh'], field).toContain(payload[field])
      met.add(`${field} ${payload[field] === 'fresh'}`)
    }
    expect([...entities, 'fresh']).not.toContain(payload.solid)
  })
  assertProperty(property, 200)
  expectOften(
    'fields with an id that is there, and with a fresh one',
    met.size,
    2 * Object.keys(fields).length - 1,
  )
})

test('what has bounds, a usual value, or many items gets what it takes', () => {
  const { bus } = workbench()
  const schema = z.strictObject({
    year: z.int().min(1990).max(2100),
    size: z.number().default(3),
    list: z.array(z.boolean()).min(8).readonly(),
    deep: z.lazy(() => z.literal('end')),
  })
  const property = fc.property(fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 }), (picks) => {
    const payload = payloadFromSchema(schema, new Picker(bus.project, picks, 'fresh'))
    expect(schema.safeParse(payload).success, JSON.stringify(payload)).toBe(true)
  })
  assertProperty(property, 100)
})

test('what cannot be made is said by its field', () => {
  const { bus } = workbench()
  const pick = new Picker(bus.project, [1, 2, 3], 'fresh')
  const schema = z.strictObject({ when: z.custom((value) => value instanceof Date) })
  expect(() => payloadFromSchema(schema, pick)).toThrow("'when'")
})
