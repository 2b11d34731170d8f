import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { setComponent } from '../../commands/entity/set-component.ts'
import { setProperty } from '../../commands/entity/set-property.ts'
import { createFile } from '../../commands/file/create-file.ts'
import { restoreProject } from '../../commands/project/restore-project.ts'
import { limits } from '../../model/document/limits.ts'
import { sizeOf, toJson } from '../../model/document/to-json.ts'
import { FileId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import { rejections } from '../../model/rejections/rejections.ts'
import { maxFrameBytes, maxValueDepth } from '../../protocol/sync/sync-limits.ts'
import { entityId, indexId, sceneId, type Workbench, workbench } from './support/workbench.ts'

const a = entityId('a')
const long = 'x'.repeat(10_000_000)
const later = { entityId: a, component: 'later' }

test.each<[string, string, (bench: Workbench) => unknown]>([
  [
    'a component of 10 MB',
    'payload.invalid',
    ({ bus }) => bus.execute(setComponent, { ...later, value: { long } }),
  ],
  [
    'a property of 10 MB',
    'payload.invalid',
    ({ bus }) => bus.execute(setProperty, { ...later, property: 'x', value: long }),
  ],
  [
    'a gesture of many large blocks',
    'change.too-large',
    ({ bus }) =>
      bus.execute(changeBlocks, {
        fileId: indexId,
        upserts: Array.from({ length: 100 }, (_, at) => ({
          id: `b${at}`,
          type: 'x',
          hasNext: true,
          fields: { TEXT: 'y'.repeat(99_000) },
          extra: {},
          shadows: {},
        })),
        deletes: [],
      }),
  ],
  [
    'a moment whose words are 10 MB',
    'payload.invalid',
    ({ bus }) =>
      bus.execute(restoreProject, {
        about: { kind: 'project' },
        records: [{ root: 'meta', id: null, set: [['displayName', long]], erase: [] }],
        texts: [],
      }),
  ],
])('[invariant 6] %s is refused with %s, and nothing changes', (_what, code, send) => {
  const bench = workbench()
  const bytes = Y.encodeStateAsUpdate(bench.document)
  expect(send(bench)).toMatchObject({ ok: false, code })
  expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
  expect(bench.journal).toEqual([])
})

test('the longest script of the widest letters is one command that the server takes', () => {
  const { bus, journal } = workbench()
  const text = '中'.repeat(limits.textLength)
  const fileId = FileId.parse('long')
  expect(bus.execute(createFile, { fileId, sceneId, kind: 'js', text })).toMatchObject({ ok: true })
  expect(journal.at(-1)?.bytes?.byteLength).toBeLessThan(maxFrameBytes)
})

test('what a command may write, the server takes: as deep, and in one message', () => {
  expect(maxValueDepth).toBe(limits.valueDepth)
  expect(limits.commandSize).toBeLessThan(maxFrameBytes)
  expect(sizeOf('ä'.repeat(300))).toBe(900)
  expect(sizeOf('a'.repeat(300))).toBe(300)
})

test('a value that holds the same part again and again ends instead of filling the memory', () => {
  let value: JsonValue = 'egg'
  for (let depth = 0; depth < 40; depth++) value = [value, value]
  expect(toJson(value)).toBeUndefined()
  const room = { left: 10 }
  expect(toJson([1, 'four'], room)).toEqual([1, 'four'])
  expect(room.left).toBe(4)
  expect(toJson({ key: 'five5' }, { left: 8 })).toBeUndefined()
  expect(toJson({ key: 'five5' }, { left: 9 })).toEqual({ key: 'five5' })
})

test('the refusal has a sentence in each language', () => {
  for (const words of Object.values(rejections['change.too-large'])) expect(words.length).toBeGreaterThan(20)
})
