import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { documentHash } from '../../commands/core/document-hash.ts'
import { Journal } from '../../commands/core/journal.ts'
import { MemoryJournal } from '../../commands/core/memory-journal.ts'
import { recordingBase } from '../../commands/core/recording.ts'
import { decodeRecording, encodeRecording } from '../../commands/core/recording-file.ts'
import { setComponent } from '../../commands/entity/set-component.ts'
import { setProperty } from '../../commands/entity/set-property.ts'
import { entityId, workbench } from './support/workbench.ts'

function nested(depth: number): string {
  return `${'['.repeat(depth)}1${']'.repeat(depth)}`
}

test.each([65, 2_000, 20_000])('a value %i deep is refused, not thrown, and changes nothing', (depth) => {
  const { bus, document } = workbench()
  const before = documentHash(document)
  const deep = JSON.parse(nested(depth))
  const target = { entityId: entityId('a') }
  const refused = { ok: false, code: 'payload.invalid' }
  expect(bus.execute(setComponent, { ...target, component: 'later', value: { deep } })).toMatchObject(refused)
  expect(
    bus.execute(setProperty, { ...target, component: 'later', property: 'x', value: deep }),
  ).toMatchObject(refused)
  expect(documentHash(document)).toBe(before)
})

test('a recording whose entry is 20,000 deep is named as damaged', () => {
  const { bus, document } = workbench()
  const base = recordingBase(document, bus, 'test')
  const memory = new MemoryJournal()
  new Journal(memory).append({ kind: 'run', at: 1, data: 'here' })
  const text = strFromU8(inflateSync(encodeRecording({ base, entries: memory.entries })))
  const bad = deflateSync(strToU8(text.replace('"here"', nested(20_000))))
  expect(decodeRecording(bad)).toMatchObject({ ok: false, at: 1 })
})
