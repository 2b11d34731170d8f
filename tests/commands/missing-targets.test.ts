import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { type CommandType, catalogue } from '../../commands/catalogue.ts'
import { latestCommand } from '../../commands/command-by-type.ts'
import { FileId, SceneId } from '../../model/ids.ts'
import { payloadOf } from '../../scripts/fuzz/payload-of.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { createProjectDocument } from '../support/create-project-document.ts'
import { assertProperty } from './support/assert-property.ts'
import { anyCall } from './support/fuzz.ts'
import { sceneId, scriptId, type Workbench, workbench } from './support/workbench.ts'

/** A project in which nothing of the others' is there: other scenes, tabs and things. */
const elsewhere = Y.encodeStateAsUpdate(
  createProjectDocument({ template: 'elsewhere', displayName: 'Other' }),
)

/** Commands that need nothing to be there already. */
const needNothing = /^(project|course)\.|^(scene\.create|asset\.add|doodle\.create)$/

const run = (bench: Workbench, type: CommandType, payload: unknown) =>
  bench.bus.execute(latestCommand(type), payload)

test('[invariant 13] commands that were meant for another project are refused, never thrown, and change nothing', () => {
  const met = new Set<CommandType>()
  const property = fc.property(fc.array(anyCall, { minLength: 40, maxLength: 80 }), (calls) => {
    const { bus } = workbench()
    const stranger = workbench({ update: elsewhere })
    for (const [index, call] of calls.entries()) {
      if (!needNothing.test(call.type)) {
        const payload = payloadOf(call, bus.project, `fresh-${index}`)
        const verdict = run(stranger, call.type, payload)
        expect(verdict.ok, call.type).toBe(false)
        if (!verdict.ok && verdict.code.endsWith('.missing')) met.add(call.type)
      }
      sendCall(bus, call, `fresh-${index}`)
    }
    expect(Y.encodeStateAsUpdate(stranger.document)).toEqual(elsewhere)
  })
  assertProperty(property, 60)
  const needy = catalogue.map(({ type }) => type).filter((type) => !needNothing.test(type))
  expect([...met].sort()).toEqual([...needy].sort())
})

describe('[invariant 13] on what was deleted', () => {
  const second = SceneId.parse('second')
  const copy = FileId.parse('second-tab2')
  const still = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] }
  const insert = { edits: [{ at: 0, remove: 0, insert: 'x' }] }
  const thing = { name: 'New', kind: 'shape', components: {}, before: null, ...still }

  test.each<[string, CommandType, object]>([
    ['entity.missing', 'entity.rename', { entityId: 'c', name: 'x' }],
    ['entity.missing', 'entity.transform', { changes: [{ entityId: 'c', position: [1, 2, 3] }] }],
    ['entity.missing', 'entity.move', { entityIds: ['c'], parentId: null, before: null }],
    ['entity.missing', 'entity.move', { entityIds: ['a'], parentId: 'b', before: null }],
    ['entity.missing', 'entity.delete', { entityIds: ['b'] }],
    ['entity.missing', 'entity.group', { groupId: 'g', name: 'x', entityIds: ['a', 'c'] }],
    ['entity.missing', 'entity.create', { ...thing, entityId: 'n', sceneId, parentId: 'b' }],
    ['file.missing', 'file.edit-text', { fileId: scriptId, ...insert }],
    ['file.missing', 'file.rename', { fileId: scriptId, name: 'x' }],
    ['file.missing', 'file.delete', { fileId: scriptId }],
    ['file.missing', 'file.edit-text', { fileId: copy, ...insert }],
    ['scene.missing', 'scene.rename', { sceneId: second, name: 'x' }],
    ['scene.missing', 'scene.copy', { sourceId: second, sceneId: 'third' }],
    ['scene.missing', 'scene.delete', { sceneId: second }],
    ['scene.missing', 'scene.set-default', { sceneId: second }],
    ['scene.missing', 'file.create', { fileId: 'n', sceneId: second, kind: 'js' }],
    ['scene.missing', 'entity.create', { ...thing, entityId: 'n', sceneId: second, parentId: null }],
  ])('%s: %s', (code, type, payload) => {
    const bench = workbench()
    run(bench, 'scene.copy', { sourceId: sceneId, sceneId: second })
    run(bench, 'entity.delete', { entityIds: ['b'] })
    run(bench, 'file.delete', { fileId: scriptId })
    run(bench, 'scene.delete', { sceneId: second })
    const bytes = Y.encodeStateAsUpdate(bench.document)
    expect(run(bench, type, payload)).toMatchObject({ ok: false, code })
    expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
  })
})
