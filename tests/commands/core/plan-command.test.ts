import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { z } from 'zod'
import { defineCommand, reject, writes } from '../../../commands/core/define-command.ts'
import { planCommand } from '../../../commands/core/plan-command.ts'
import type { Write } from '../../../commands/core/write.ts'
import { limits } from '../../../model/document/limits.ts'
import { recordsOf } from '../../../model/document/records.ts'
import type { JsonValue } from '../../../model/json.ts'
import { materialise } from '../../../model/project/materialise.ts'
import { scriptId, workbench } from '../support/workbench.ts'

const text = z.string().max(3)
const command = defineCommand({
  type: 'test.any',
  version: 1,
  label: 'command.test.any',
  payload: z.strictObject({
    name: text.default('usual'),
    displayName: text.optional(),
    text: text.optional(),
    other: text.optional(),
    list: z
      .array(z.strictObject({ insert: text }))
      .max(1)
      .optional(),
    name2: z.strictObject({ name: z.number().max(3) }).optional(),
    writes: z.array(z.custom<Write>()).default([]),
  }),
  surface: () => 'project',
  plan: (_project, { name, writes: list }) =>
    name === 'no' ? reject('name.taken', { name }) : writes(list, { name }),
})

function plan(payload: unknown, document = new Y.Doc()) {
  const context = { at: 1, actor: 'ana', lamport: 1, records: recordsOf(document) }
  return planCommand(document, materialise(document), command, payload, context)
}
const set = (value: JsonValue, key = 'displayName'): Write => ({
  op: 'set',
  root: 'meta',
  id: null,
  key,
  value,
})
const invalid = { kind: 'rejected', code: 'payload.invalid', params: {} }

test('a plan has its payload as it was read, its words, and its writes', () => {
  expect(plan({})).toEqual({
    kind: 'planned',
    payload: { name: 'usual', writes: [] },
    params: { name: 'usual' },
    writes: [],
  })
  expect(plan({ name: 'x', writes: [set('y')] })).toMatchObject({
    params: { name: 'x' },
    writes: [set('y')],
  })
  expect(plan({ name: 'no' })).toEqual({ kind: 'rejected', code: 'name.taken', params: { name: 'no' } })
})

test('what a person typed too long is said as such, with how much fits, wherever it stands', () => {
  const tooLong = (what: string) => ({ kind: 'rejected', code: `${what}.too-long`, params: { max: 3 } })
  expect(plan({ name: 'long' })).toEqual(tooLong('name'))
  expect(plan({ displayName: 'long' })).toEqual(tooLong('name'))
  expect(plan({ text: 'long' })).toEqual(tooLong('text'))
  expect(plan({ list: [{ insert: 'long' }] })).toEqual(tooLong('text'))
  expect(plan({ other: 'long', name: 'long' })).toEqual(tooLong('name'))
})

test('any other payload that is none is refused as such', () => {
  for (const payload of [
    null,
    7,
    { more: 1 },
    { name: 7 },
    { other: 'long' },
    { name2: { name: 4 } },
    { list: [{ insert: '' }, { insert: '' }] },
  ])
    expect(plan(payload)).toEqual(invalid)
})

test('no command cuts a letter in two or makes a text longer than it may be, by one write or by several', () => {
  const { document } = workbench()
  const edit = (at: number, remove: number, insert: string): Write => ({
    op: 'text',
    root: 'files',
    id: scriptId,
    edits: [{ at, remove, insert }],
  })
  const whole = recordsOf(document).text(scriptId)?.length ?? 0
  const half = 'x'.repeat(limits.textLength / 2)
  expect(plan({ writes: [edit(0, whole, '🐣!')] }, document)).toMatchObject({ kind: 'planned' })
  expect(plan({ writes: [edit(0, whole, '🐣!'), edit(1, 1, '')] }, document)).toEqual(invalid)
  expect(plan({ writes: [edit(0, whole, half), edit(0, 0, half)] }, document)).toMatchObject({
    kind: 'planned',
  })
  expect(plan({ writes: [edit(0, whole, half), edit(0, 0, `${half}x`)] }, document)).toEqual({
    kind: 'rejected',
    code: 'text.too-long',
    params: { max: limits.textLength },
  })
})

test('writes that cannot be are no payload; more than a command may write is too large', () => {
  expect(plan({ writes: [{ op: 'set', root: 'scenes', id: 'gone', key: 'name', value: 'x' }] })).toEqual(
    invalid,
  )
  const half = 'x'.repeat(limits.commandSize / 2 / 3)
  expect(plan({ writes: [set(half), set(half, 'description')] })).toMatchObject({ kind: 'planned' })
  const tooLarge = [set(`${half}ö`), set(`${half}ö`, 'description'), set('x', 'template')]
  expect(plan({ writes: tooLarge })).toEqual({ kind: 'rejected', code: 'change.too-large', params: {} })
})
