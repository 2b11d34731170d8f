import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CommandType, catalogue } from '../../commands/catalogue.ts'
import { latestCommand } from '../../commands/command-by-type.ts'
import { payloadFromSchema } from '../../scripts/fuzz/payload-from-schema.ts'
import { Picker } from '../../scripts/fuzz/picker.ts'
import { assertProperty } from '../commands/support/assert-property.ts'
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
  expect(changing.size).toBeGreaterThan(catalogue.length / 2)
})

test('a field that takes an id is filled by what its name says', () => {
  const { bus } = workbench()
  const id = z.string()
  const schema = z.strictObject({ sceneId: id, fileId: id, entityIds: z.array(id), before: id.nullable() })
  const known = new Set([
    ...bus.project.scenes.map((scene) => scene.id),
    ...bus.project.scenes.flatMap((scene) => bus.project.files(scene.id).map((file) => file.id)),
    ...bus.project.scenes.flatMap((scene) => bus.project.entities(scene.id).map((entity) => entity.id)),
  ])
  const property = fc.property(fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 }), (picks) => {
    const payload = schema.parse(payloadFromSchema(schema, new Picker(bus.project, picks, 'fresh')))
    const { sceneId, fileId, entityIds, before } = payload
    expect(['fresh', ...bus.project.scenes.map((scene) => scene.id)]).toContain(sceneId)
    for (const one of [fileId, ...entityIds, before])
      expect(one === null || one === 'fresh' || one === 'gone' || known.has(one as never), String(one)).toBe(
        true,
      )
  })
  assertProperty(property, 200)
})

test('what cannot be made is said by its field', () => {
  const { bus } = workbench()
  const pick = new Picker(bus.project, [1, 2, 3], 'fresh')
  const schema = z.strictObject({ when: z.custom((value) => value instanceof Date) })
  expect(() => payloadFromSchema(schema, pick)).toThrow("'when'")
})
