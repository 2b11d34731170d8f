import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import { completeStep } from '../../../commands/course/complete-step.ts'
import { netEffect } from '../../../commands/epochs/net-effect.ts'
import { createFile } from '../../../commands/file/create-file.ts'
import { momentOf } from '../../../commands/history/moment.ts'
import { renameProject } from '../../../commands/project/rename-project.ts'
import type { RootName } from '../../../model/document/root-name.ts'
import { BlockId, CourseId, FileId, StepId } from '../../../model/ids.ts'
import { indexId, sceneId, scriptId, workbench } from '../support/workbench.ts'

test('a step of a course that no command brings over is told as refused, and what is built comes along', () => {
  const mine = workbench()
  const next = workbench({ clientId: 200 })
  mine.bus.execute(completeStep, { courseId: CourseId.parse('first'), stepId: StepId.parse('one') })
  const progress = ['progress', new Set(['first/one'])] as const
  const again = (...changes: (readonly ['progress' | 'meta', ReadonlySet<string>])[]) =>
    netEffect(next.bus, momentOf(mine.document), momentOf(next.document), new Map(changes))
  expect(again(progress)).toMatchObject([{ verdict: { ok: false, code: 'payload.invalid' } }])
  mine.bus.execute(renameProject, { displayName: 'Mine' })
  expect(again(progress, ['meta', new Set(['displayName'])])).toMatchObject([{ verdict: { ok: true } }])
  expect(next.bus.project.meta.displayName).toBe('Mine')
  expect(again(['meta', new Set(['displayName'])])).toMatchObject([{ verdict: { ok: true, changed: false } }])
})

test('a block with a register of any name, or of very many, comes along with all the rest', () => {
  const mine = workbench()
  const next = workbench({ clientId: 200 })
  const shadows = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`ADD${at}`, { type: 'n' }]))
  const fields = { ['x'.repeat(250)]: 1 }
  const block = { id: 'q', type: 'wide', hasNext: false, at: { parent: null, x: 1, y: 1 }, extra: {} }
  const upserts = [{ ...block, fields, shadows }]
  expect(mine.bus.execute(changeBlocks, { fileId: indexId, upserts, deletes: [] })).toMatchObject({
    ok: true,
  })
  mine.bus.execute(renameProject, { displayName: 'Mine' })
  const changes = new Map<RootName, ReadonlySet<string>>([
    ['meta', new Set(['displayName'])],
    [`blocks:${indexId}`, new Set(['q'])],
  ])
  const done = netEffect(next.bus, momentOf(mine.document), momentOf(next.document), changes)
  expect(done.map(({ verdict }) => verdict)).toMatchObject([{ ok: true, changed: true }])
  expect(next.bus.project.meta.displayName).toBe('Mine')
  expect(next.bus.project.blocks(indexId).blocks.get(BlockId.parse('q'))).toMatchObject({ fields, shadows })
})

test('what is too much for one command comes along in pieces, and what none may bring keeps nothing else back', () => {
  const mine = workbench()
  const next = workbench({ clientId: 200 })
  const [closed, others] = [momentOf(mine.document), momentOf(next.document)]
  const changed = new Set<string>()
  closed.records.invalidate((root, ids) => {
    if (root === 'files') for (const id of ids) changed.add(id)
  })
  const files = Array.from({ length: 9 }, (_, at) => FileId.parse(`long-${at}`))
  for (const [at, fileId] of files.entries())
    mine.bus.execute(createFile, {
      fileId,
      sceneId,
      kind: 'js',
      name: `Long ${at}`,
      text: 'x'.repeat(900_000),
    })
  // As two people make it who type at once.
  mine.document
    .getMap<Y.Map<unknown>>('files')
    .get('long-3')
    ?.set('text', new Y.Text('y'.repeat(1_800_000)))
  const done = netEffect(next.bus, momentOf(mine.document), others, new Map([['files', changed]]))
  expect(done.filter(({ verdict }) => !verdict.ok)).toMatchObject([{ verdict: { code: 'text.too-long' } }])
  expect(next.bus.project.files(sceneId).map(({ id }) => id)).toEqual([
    indexId,
    scriptId,
    ...files.filter((_, at) => at !== 3),
  ])
  expect(next.bus.project.text(FileId.parse('long-8'))).toHaveLength(900_000)
})
