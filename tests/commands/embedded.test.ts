import { expect, test } from 'vitest'
import { textOf } from '../../commands/core/text-engine.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { scriptId, workbench } from './support/workbench.ts'

test('nothing is typed in another place than it was meant for, where a text of old holds what is no letter', () => {
  const { bus, document } = workbench()
  const before = bus.project.text(scriptId)
  textOf(document, scriptId)?.insertEmbed(0, { a: 1 })
  const type = (at: number, remove: number, insert: string) =>
    bus.execute(editText, { fileId: scriptId, edits: [{ at, remove, insert }] })
  for (const verdict of [type(before.length, 0, 'X'), type(0, 1, ''), type(0, 0, '🐣')])
    expect(verdict).toMatchObject({ ok: false, code: 'payload.invalid' })
  expect(bus.project.text(scriptId)).toBe(before)
})
