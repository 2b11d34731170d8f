import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultInTexts, textFault } from '../../../commands/core/text-fault.ts'
import type { TextEdit, Write } from '../../../commands/core/write.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { recordsOf } from '../../../model/document/records.ts'
import { FileId } from '../../../model/ids.ts'
import { assertProperty } from '../support/assert-property.ts'
import { workbench } from '../support/workbench.ts'

/** The slow way: the whole text anew for each edit. */
function isWrong(text: string, edits: readonly { at: number; remove: number; insert: string }[]): boolean {
  let now = text
  for (const { at, remove, insert } of edits) {
    const cuts = (place: number) => /[\uD800-\uDBFF]$/.test(now.slice(0, place))
    if (at + remove > now.length || cuts(at) || cuts(at + remove)) return true
    now = now.slice(0, at) + insert + now.slice(at + remove)
  }
  return false
}

const text = fc.array(fc.constantFrom('a', 'b', '😀', 'c'), { maxLength: 8 }).map((parts) => parts.join(''))
const edits = fc.array(fc.record({ at: fc.nat({ max: 7 }), remove: fc.nat({ max: 4 }), insert: text }), {
  minLength: 1,
  maxLength: 4,
})

test('edits of a text with pairs are refused where one of them leaves it or cuts a pair, as the text is then', () => {
  let refused = 0
  assertProperty(
    fc.property(text, edits, (before, list) => {
      const shape = { isPlain: true, hasPairs: true, length: before.length }
      const fault = textFault(shape, () => before, list)
      if (fault) refused += 1
      expect(fault?.code === 'payload.invalid').toBe(isWrong(before, list))
    }),
    1_000,
    undefined,
    1_000,
  )
  expect(refused).toBeGreaterThan(100)
  expect(refused).toBeLessThan(900)
})

test('several writes into one text are judged as they follow each other, whatever other texts are written between them', () => {
  const { bus, document } = workbench()
  const sceneId = bus.project.defaultScene.id
  const [one, two] = [FileId.parse('one'), FileId.parse('two')]
  for (const fileId of [one, two]) bus.execute(createFile, { fileId, sceneId, kind: 'js' })
  const text = (id: FileId, edit: TextEdit): Write => ({ op: 'text', root: 'files', id, edits: [edit] })
  const put = { at: 0, remove: 0, insert: 'abc' }
  const cut = { at: 0, remove: put.insert.length + (recordsOf(document).text(one) ?? '').length, insert: '' }
  const faultOf = (writes: readonly Write[]) => faultInTexts(recordsOf(document), writes)?.code
  expect(faultOf([text(one, put), text(one, cut)])).toBeUndefined()
  expect(faultOf([text(one, put), text(two, put), text(one, cut)])).toBeUndefined()
  expect(faultOf([text(one, put), text(two, cut)])).toBe('payload.invalid')
  expect(faultOf([text(two, put), text(one, cut), text(two, cut)])).toBe('payload.invalid')
  expect(faultOf([text(one, put), text(one, cut), text(one, cut)])).toBe('payload.invalid')
  expect(faultOf([text(one, cut)])).toBe('payload.invalid')
})
