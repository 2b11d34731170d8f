import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { type CommandType, catalogue } from '../../commands/catalogue.ts'
import { latestCommand } from '../../commands/command-by-type.ts'
import type { Verdict } from '../../commands/core/command-bus.ts'
import { recordsOf } from '../../model/document/records.ts'
import { DoodleId, FileId, SceneId } from '../../model/ids.ts'
import { momentKey, momentName } from '../../model/project/moment-key.ts'
import type { Project } from '../../model/project/project.ts'
import { blocksCases } from './support/blocks-cases.ts'
import { caseFromSchema } from './support/case-from-schema.ts'
import type { CommandCase } from './support/command-case.ts'
import { libraryCases } from './support/library-cases.ts'
import { reloaded } from './support/reloaded.ts'
import { shown } from './support/shown.ts'
import {
  box,
  indexId,
  protagonists,
  sceneId,
  scriptId,
  type Workbench,
  workbench,
} from './support/workbench.ts'

const at = (id: string) => ({ entityId: id })
const entity = (id: string) => (bench: Workbench) =>
  bench.bus.project.entities(sceneId).find((one) => one.id === id)
const order = ({ bus }: Workbench) =>
  bus.project.entities(sceneId).map(({ id, parentId }) => `${parentId ?? ''}/${id}`)
const tabs = ({ bus }: Workbench) => bus.project.files(sceneId).map(({ name }) => name)

const scenes = ({ bus }: { bus: { project: Project } }) => bus.project.scenes.map(({ name }) => name)
const changed = (id: string, value: object | null) => ({
  component: 'material',
  property: null,
  changes: [{ ...at(id), value }],
})
const about = { kind: 'project' }
const edit = (at: number) => ({ at, remove: 0, insert: 'x' })
const restored = (root: string, id: string | null, key: string) => ({
  root,
  id,
  set: [[key, 5]],
  erase: [],
})

/** The thing p with q inside, and the doodle d with one dot; `change` is of p. */
const pasted = (change: object) => {
  const { sceneId: _, before: __, ...thing } = box('p')
  const dot = {
    kind: 'ellipse',
    x: 1,
    y: 1,
    radiusX: 1,
    radiusY: 1,
    fill: null,
    stroke: '#112233',
    strokeWidth: 1,
  }
  return {
    sceneId,
    entities: [
      { ...thing, name: 'A', ...change },
      { ...thing, entityId: 'q', parentId: 'p', isHidden: true },
    ],
    doodles: [{ doodleId: 'd', name: 'Sun', width: 30, height: 20, strokes: [{ id: 's', shape: dot }] }],
  }
}

/** Locked: b. Protected: player. Inside b: c. */
const cases: Partial<Record<CommandType, CommandCase>> = {
  'entity.create': {
    payload: { ...box('new', 'a'), before: null },
    surface: 'scene',
    shows: (bench) => entity('new')(bench)?.parentId,
    gives: 'a',
    refused: [
      ['scene.missing', { ...box('new'), sceneId: 'other' }],
      ['entity.missing', box('new', 'gone')],
      ['name.empty', { ...box('new'), name: '  ' }],
      ['entity.protected', { ...box('new'), kind: 'player' }],
      ['payload.invalid', { ...box('new'), components: { geometry: { primitive: 'blob' } } }],
      ['payload.invalid', { ...box('new'), components: { place: {} } }],
      ['payload.invalid', box('a')],
    ],
  },
  'entity.delete': {
    payload: { entityIds: ['a'] },
    surface: 'scene',
    shows: order,
    gives: ['/player', '/camera', '/cursor', '/b', 'b/c'],
    refused: [
      ['entity.missing', { entityIds: ['a', 'gone'] }],
      ['entity.protected', { entityIds: ['a', 'player'] }],
      ['entity.locked', { entityIds: ['b'] }],
    ],
  },
  'entity.rename': {
    payload: { ...at('a'), name: ' Baum ' },
    surface: 'scene',
    shows: (bench) => entity('a')(bench)?.name,
    gives: 'Baum',
    refused: [
      ['entity.missing', { ...at('gone'), name: 'x' }],
      ['entity.locked', { ...at('b'), name: 'x' }],
      ['name.empty', { ...at('a'), name: ' ' }],
      ['name.too-long', { ...at('a'), name: 'x'.repeat(81) }],
    ],
  },
  'entity.transform': {
    payload: { changes: [{ ...at('a'), position: [1, 2, 3], scale: [0, -0.001, 5] }] },
    surface: 'scene',
    shows: (bench) => [entity('a')(bench)?.position, entity('a')(bench)?.scale],
    gives: [
      [1, 2, 3],
      [0.01, -0.01, 5],
    ],
    refused: [
      ['entity.missing', { changes: [{ ...at('gone'), position: [1, 2, 3] }] }],
      ['entity.locked', { changes: [{ ...at('b'), position: [1, 2, 3] }] }],
      ['payload.invalid', { changes: [{ ...at('a'), position: [1, Number.NaN, 3] }] }],
      ['payload.invalid', { changes: [at('a')] }],
    ],
  },
  'entity.move': {
    payload: { entityIds: ['c'], parentId: null, before: 'a' },
    surface: 'scene',
    shows: order,
    gives: ['/player', '/camera', '/cursor', '/c', '/a', '/b'],
    refused: [
      ['entity.missing', { entityIds: ['gone'], parentId: null, before: null }],
      ['entity.missing', { entityIds: ['a'], parentId: 'gone', before: null }],
      ['entity.locked', { entityIds: ['b'], parentId: 'a', before: null }],
      ['entity.would-create-cycle', { entityIds: ['a'], parentId: 'a', before: null }],
    ],
  },
  'entity.set-component': {
    payload: { ...at('a'), component: 'material', value: { color: '#00ff00' } },
    surface: 'scene',
    shows: (bench) => entity('a')(bench)?.components.material,
    gives: { color: '#00ff00' },
    refused: [
      ['entity.missing', { ...at('gone'), component: 'material', value: {} }],
      ['entity.locked', { ...at('b'), component: 'material', value: { color: '#00ff00' } }],
      ['payload.invalid', { ...at('a'), component: 'material', value: { color: 'green' } }],
      ['payload.invalid', { ...at('a'), component: 'position', value: {} }],
    ],
  },
  'entity.set-property': {
    payload: { ...at('a'), component: 'material', property: 'opacity', value: 0.5 },
    surface: 'scene',
    shows: (bench) => entity('a')(bench)?.components.material,
    gives: { color: '#ff0000', opacity: 0.5 },
    refused: [
      ['entity.missing', { ...at('gone'), component: 'material', property: 'opacity', value: 0.5 }],
      ['entity.locked', { ...at('b'), component: 'material', property: 'opacity', value: 0.5 }],
      ['payload.invalid', { ...at('a'), component: 'material', property: 'opacity', value: 2 }],
    ],
  },
  'entity.change-component': {
    payload: {
      component: 'material',
      property: 'opacity',
      changes: [
        { ...at('a'), value: { color: '#00ff00', opacity: 0.5 } },
        { ...at('c'), value: null },
      ],
    },
    surface: 'scene',
    shows: (bench) => ['a', 'c'].map((id) => entity(id)(bench)?.components.material),
    gives: [{ color: '#00ff00', opacity: 0.5 }, undefined],
    refused: [
      ['entity.missing', changed('gone', { color: '#00ff00' })],
      ['entity.locked', changed('b', { color: '#00ff00' })],
      ['payload.invalid', changed('a', { color: 'green' })],
      ['entity.component-needed', { ...changed('a', null), component: 'geometry' }],
    ],
  },
  'entity.hide': {
    payload: { entityIds: ['a', 'c'], isHidden: true },
    surface: 'scene',
    shows: (bench) => [entity('a')(bench)?.isHidden, entity('c')(bench)?.isHidden],
    gives: [true, true],
    refused: [
      ['entity.missing', { entityIds: ['a', 'gone'], isHidden: true }],
      ['entity.protected', { entityIds: ['a', 'player'], isHidden: true }],
    ],
  },
  'entity.lock': {
    payload: { entityIds: ['a'], isLocked: true },
    surface: 'scene',
    shows: (bench) => entity('a')(bench)?.isLocked,
    gives: true,
    refused: [['entity.missing', { entityIds: ['gone'], isLocked: true }]],
  },
  'entity.clone': {
    payload: {
      copies: [
        { sourceId: 'b', entityId: 'b2' },
        { sourceId: 'c', entityId: 'c2' },
      ],
      offset: [1, 0, 0],
    },
    surface: 'scene',
    shows: (bench) => [order(bench).slice(-2), entity('b2')(bench)?.name, entity('c2')(bench)?.name],
    gives: [['/b2', 'b2/c2'], 'B 2', 'C'],
    refused: [
      ['entity.missing', { copies: [{ sourceId: 'gone', entityId: 'x' }], offset: [0, 0, 0] }],
      ['entity.protected', { copies: [{ sourceId: 'camera', entityId: 'x' }], offset: [0, 0, 0] }],
    ],
  },
  'entity.paste': {
    payload: pasted({}),
    surface: 'scene',
    shows: (bench) => [
      order(bench).slice(-2),
      entity('p')(bench)?.name,
      entity('q')(bench)?.isHidden,
      bench.bus.project.doodle(DoodleId.parse('d'))?.strokes.length,
    ],
    gives: [['/p', 'p/q'], 'A 2', true, 1],
    refused: [
      ['scene.missing', { ...pasted({}), sceneId: 'gone' }],
      ['entity.protected', pasted({ kind: 'player' })],
      ['name.empty', pasted({ name: ' ' })],
      ['payload.invalid', pasted({ entityId: 'a' })],
      ['payload.invalid', pasted({ parentId: 'b' })],
      ['payload.invalid', pasted({ components: { geometry: { primitive: 'blob' } } })],
    ],
  },
  'entity.group': {
    payload: { groupId: 'g', name: 'Gruppe', entityIds: ['c', 'a', 'b'] },
    surface: 'scene',
    shows: order,
    gives: ['/player', '/camera', '/cursor', '/g', 'g/a', 'g/b', 'b/c'],
    refused: [
      ['entity.missing', { groupId: 'g', name: 'G', entityIds: ['a', 'gone'] }],
      ['entity.locked', { groupId: 'g', name: 'G', entityIds: ['a', 'b'] }],
      ['entity.protected', { groupId: 'g', name: 'G', entityIds: ['a', 'player'] }],
      ['name.empty', { groupId: 'g', name: ' ', entityIds: ['a'] }],
      ['payload.invalid', { groupId: 'g', name: 'G', entityIds: [] }],
      ['payload.invalid', { groupId: 'c', name: 'G', entityIds: ['a'] }],
    ],
  },
  'entity.ungroup': {
    before: [['entity.group', { groupId: 'g', name: 'Gruppe', entityIds: ['a', 'b'] }]],
    payload: { groupId: 'g' },
    surface: 'scene',
    shows: order,
    gives: ['/player', '/camera', '/cursor', '/a', '/b', 'b/c'],
    refused: [
      ['entity.missing', { groupId: 'gone' }],
      ['entity.locked', { groupId: 'b' }],
      ['entity.not-group', { groupId: 'a' }],
    ],
  },
  'entity.remove-component': {
    payload: { ...at('a'), component: 'material' },
    surface: 'scene',
    shows: (bench) => Object.keys(entity('a')(bench)?.components ?? {}),
    gives: ['geometry'],
    refused: [
      ['entity.missing', { ...at('gone'), component: 'material' }],
      ['entity.locked', { ...at('b'), component: 'material' }],
      ['entity.component-needed', { ...at('a'), component: 'geometry' }],
      ['payload.invalid', { ...at('a'), component: 'position' }],
    ],
  },
  'scene.create': {
    payload: { sceneId: 's2', fileId: 'i2', template: 'blank', entities: protagonists('2') },
    surface: 'scene',
    shows: ({ bus: { project } }) => [
      scenes({ bus: { project } }),
      project.files(SceneId.parse('s2')).map(({ name, kind }) => `${name}: ${kind}`),
      project.entities(SceneId.parse('s2')).map(({ kind }) => kind),
    ],
    gives: [['scene1', 'scene2'], ['index: blocks'], ['player', 'camera', 'cursor']],
    refused: [
      [
        'name.taken',
        { sceneId: 's2', fileId: 'i2', name: 'SCENE1 ', template: '', entities: protagonists('2') },
      ],
      ['name.empty', { sceneId: 's2', fileId: 'i2', name: ' ', template: '', entities: protagonists('2') }],
      [
        'payload.invalid',
        { sceneId: 's2', fileId: 'i2', template: '', entities: protagonists('2').slice(1) },
      ],
      ['payload.invalid', { sceneId, fileId: 'i2', template: '', entities: protagonists('2') }],
      ['payload.invalid', { sceneId: 's2', fileId: indexId, template: '', entities: protagonists('2') }],
      ['payload.invalid', { sceneId: 's2', fileId: 'i2', template: 'No!', entities: protagonists('2') }],
    ],
  },
  'scene.copy': {
    payload: { sourceId: sceneId, sceneId: 's2' },
    surface: 'scene',
    shows: ({ bus: { project } }) => [
      scenes({ bus: { project } }),
      project.files(SceneId.parse('s2')).map(({ name }) => name),
      project.entities(SceneId.parse('s2')).map(({ name }) => name),
      project.defaultScene.name,
    ],
    gives: [
      ['scene1', 'scene1_copy1'],
      ['index', 'Tab2'],
      ['PLAYER', 'CAMERA', 'CURSOR', 'A', 'B', 'C'],
      'scene1',
    ],
    refused: [
      ['scene.missing', { sourceId: 'gone', sceneId: 's2' }],
      ['payload.invalid', { sourceId: sceneId, sceneId }],
      ['payload.invalid', { sourceId: sceneId, sceneId: 'x'.repeat(49) }],
    ],
  },
  'scene.delete': {
    before: [['scene.copy', { sourceId: sceneId, sceneId: 's2' }]],
    payload: { sceneId },
    surface: 'scene',
    shows: ({ bus: { project } }) => [scenes({ bus: { project } }), project.defaultScene.name],
    gives: [['scene1_copy1'], 'scene1_copy1'],
    refused: [['scene.missing', { sceneId: 'gone' }]],
  },
  'scene.reorder': {
    before: [['scene.copy', { sourceId: sceneId, sceneId: 's2' }]],
    payload: { sceneId: 's2', before: sceneId },
    surface: 'scene',
    shows: scenes,
    gives: ['scene1_copy1', 'scene1'],
    refused: [['scene.missing', { sceneId: 'gone', before: null }]],
  },
  'scene.set-default': {
    before: [['scene.copy', { sourceId: sceneId, sceneId: 's2' }]],
    payload: { sceneId: 's2' },
    surface: 'scene',
    shows: ({ bus }) => bus.project.defaultScene.id,
    gives: 's2',
    refused: [['scene.missing', { sceneId: 'gone' }]],
  },
  'scene.set-template': {
    payload: { sceneId, template: 'space' },
    surface: 'scene',
    shows: ({ bus }) => bus.project.defaultScene.template,
    gives: 'space',
    refused: [
      ['scene.missing', { sceneId: 'gone', template: 'space' }],
      ['payload.invalid', { sceneId, template: 'Space!' }],
    ],
  },
  'scene.rename': {
    payload: { sceneId, name: 'Wald' },
    surface: 'scene',
    shows: ({ bus }) => bus.project.defaultScene.name,
    gives: 'Wald',
    refused: [
      ['scene.missing', { sceneId: 'gone', name: 'x' }],
      ['name.empty', { sceneId, name: '' }],
    ],
  },
  'file.create': {
    payload: { fileId: 'new', sceneId, kind: 'js' },
    surface: 'project',
    shows: (bench) => [
      tabs(bench),
      bench.bus.project
        .files(sceneId)
        .map(({ id }) => bench.bus.project.text(id))
        .at(-1),
    ],
    gives: [['index', 'Tab2', 'Tab3'], '// your code for Tab3\n'],
    refused: [
      ['scene.missing', { fileId: 'new', sceneId: 'gone', kind: 'js' }],
      ['name.taken', { fileId: 'new', sceneId, kind: 'js', name: 'tab2' }],
      ['name.empty', { fileId: 'new', sceneId, kind: 'js', name: '' }],
      ['payload.invalid', { fileId: scriptId, sceneId, kind: 'js' }],
    ],
  },
  'file.rename': {
    payload: { fileId: scriptId, name: 'Drache' },
    surface: 'project',
    shows: tabs,
    gives: ['index', 'Drache'],
    refused: [
      ['file.missing', { fileId: 'gone', name: 'x' }],
      ['name.taken', { fileId: scriptId, name: 'INDEX' }],
      ['name.empty', { fileId: scriptId, name: '' }],
    ],
  },
  'file.delete': {
    payload: { fileId: scriptId },
    surface: 'project',
    shows: tabs,
    gives: ['index'],
    refused: [['file.missing', { fileId: 'gone' }]],
  },
  'file.edit-text': {
    payload: { fileId: scriptId, edits: [{ at: 0, remove: 2, insert: '##' }] },
    surface: `file:${scriptId}`,
    shows: ({ bus }) => bus.project.text(scriptId),
    gives: '## your code for Tab2\n',
    refused: [
      ['file.missing', { fileId: 'gone', edits: [{ at: 0, remove: 0, insert: 'x' }] }],
      ['file.missing', { fileId: indexId, edits: [{ at: 0, remove: 0, insert: 'x' }] }],
      ['payload.invalid', { fileId: scriptId, edits: [{ at: 10, remove: 500, insert: '' }] }],
    ],
  },
  'file.reorder': {
    payload: { fileId: scriptId, before: indexId },
    surface: 'project',
    shows: tabs,
    gives: ['Tab2', 'index'],
    refused: [['file.missing', { fileId: 'gone', before: null }]],
  },
  'file.switch-kind': {
    payload: { sourceId: indexId, fileId: 'js', text: 'start()\n' },
    surface: 'project',
    shows: (bench) => [
      tabs(bench),
      bench.bus.project.file(FileId.parse('js'))?.kind,
      bench.bus.project.text(FileId.parse('js')),
    ],
    gives: [['index', 'Tab2', 'Tab3'], 'js', 'start()\n'],
    refused: [
      ['file.missing', { sourceId: 'gone', fileId: 'js', text: '' }],
      ['file.not-blocks', { sourceId: scriptId, fileId: 'js', text: '' }],
      ['payload.invalid', { sourceId: indexId, fileId: scriptId, text: '' }],
      ['text.too-long', { sourceId: indexId, fileId: 'js', text: 'x'.repeat(1_000_001) }],
    ],
  },
  'file.duplicate': {
    payload: { sourceId: scriptId, fileId: 'copy' },
    surface: 'project',
    shows: (bench) => [tabs(bench), bench.bus.project.text(FileId.parse('copy'))],
    gives: [['index', 'Tab2', 'Tab3'], '// your code for Tab2\n'],
    refused: [
      ['file.missing', { sourceId: 'gone', fileId: 'copy' }],
      ['payload.invalid', { sourceId: indexId, fileId: scriptId }],
    ],
  },
  'blocks.change': {
    payload: {
      fileId: indexId,
      upserts: [{ id: 'x', type: 'wait', hasNext: true, fields: {}, extra: {}, shadows: {} }],
      deletes: [],
    },
    surface: `file:${indexId}`,
    shows: ({ bus }) => [...bus.project.blocks(indexId).blocks.keys()],
    gives: ['x'],
    refused: [['file.missing', { fileId: 'gone', upserts: [], deletes: [] }]],
  },
  ...blocksCases,
  ...libraryCases,
  'project.rename': {
    payload: { displayName: 'Drachental' },
    surface: 'scene',
    shows: ({ bus }) => bus.project.meta.displayName,
    gives: 'Drachental',
    refused: [['name.empty', { displayName: ' ' }]],
  },
  'project.name-moment': {
    payload: { name: ' Before the storm ' },
    surface: 'project',
    shows: ({ document }) => momentName(recordsOf(document).value('meta', null, momentKey)),
    gives: 'Before the storm',
    refused: [['name.empty', { name: ' ' }]],
  },
  'project.restore': {
    payload: {
      about: { kind: 'entity', id: 'a' },
      records: [
        {
          root: `ents:${sceneId}`,
          id: 'a',
          set: [
            ['name', 'Before'],
            ['place', { p: 'b', o: 'V', t: 0, c: '' }],
          ],
          erase: ['material'],
        },
        { root: `ents:${sceneId}`, id: 'player', set: [], erase: [], isDeleted: true },
        { root: `ents:${sceneId}`, id: 'c', set: [], erase: [], isDeleted: true },
      ],
      texts: [{ fileId: scriptId, edits: [{ at: 0, remove: 2, insert: '##' }] }],
    },
    surface: 'scene',
    shows: (bench) => [
      order(bench),
      entity('a')(bench)?.name,
      entity('a')(bench)?.components,
      bench.bus.project.text(scriptId),
    ],
    gives: [
      ['/player', '/camera', '/cursor', '/b', 'b/a'],
      'Before',
      { geometry: { primitive: 'box' } },
      '## your code for Tab2\n',
    ],
    refused: [
      ['file.missing', { about, records: [], texts: [{ fileId: 'gone', edits: [edit(0)] }] }],
      ['payload.invalid', { about, records: [], texts: [{ fileId: scriptId, edits: [edit(99)] }] }],
      ['payload.invalid', { about, records: [restored('progress', 'x', 'name')], texts: [] }],
      ['payload.invalid', { about, records: [restored('elsewhere', 'x', 'name')], texts: [] }],
      ['payload.invalid', { about, records: [restored('meta', null, 'epoch')], texts: [] }],
      ['payload.invalid', { about, records: [restored('meta', null, '__proto__')], texts: [] }],
    ],
  },
  'project.describe': {
    payload: { description: 'Ein Tal.' },
    surface: 'scene',
    shows: ({ bus }) => bus.project.meta.description,
    gives: 'Ein Tal.',
    refused: [['payload.invalid', { description: 5 }]],
  },
  'project.set-remix-source': {
    payload: { remixedFrom: 'theirs' },
    surface: 'scene',
    shows: ({ bus }) => bus.project.meta.remixedFrom,
    gives: 'theirs',
    refused: [['payload.invalid', { remixedFrom: 'no id!' }]],
  },
}

/** What has no case must do and undo something that its schema takes. */
const caseOf = (type: CommandType): CommandCase | Error => cases[type] ?? caseFromSchema(type)

function run(bench: Workbench, type: CommandType, payload: unknown): Verdict {
  return bench.bus.execute(latestCommand(type), payload)
}

describe.each(catalogue.map(({ type }) => type))('%s', (type) => {
  const found = caseOf(type)
  if (found instanceof Error) {
    test('has a case', () => {
      throw found
    })
    return
  }
  const { before: earlier = [], payload, surface, shows, gives, refused } = found

  test('does, undoes, redoes, and does nothing the second time', () => {
    const bench = workbench()
    for (const [first, its] of earlier) run(bench, first, its)
    const before = shown(bench.bus.project)
    expect(run(bench, type, payload)).toMatchObject({ ok: true, changed: true })
    expect(shows(bench)).toEqual(gives)
    const after = shown(bench.bus.project)
    const next = bench.bus.nextUndo(surface)
    if (latestCommand(type).undoable === false) {
      expect(next?.key).not.toBe(`command.${type}`)
      expect(run(bench, type, payload)).toEqual({ ok: true, changed: false })
      return
    }
    expect(next?.key).toBe(`command.${type}`)
    expect(bench.bus.undo(surface)).toEqual({ ok: true, label: next })
    expect(shown(bench.bus.project)).toBe(before)
    expect(bench.bus.redo(surface)).toEqual({ ok: true, label: next })
    expect(shown(bench.bus.project)).toBe(after)
    const kinds = bench.journal.map(({ event }) => event.kind)
    expect(kinds).toEqual([...earlier.map(() => 'command'), 'command', 'undo', 'redo'])
  })

  test('[S27] [invariant 36] has its step on its surface after a reload too, and undo goes back there', () => {
    const bench = workbench()
    for (const [first, its] of earlier) run(bench, first, its)
    const before = shown(bench.bus.project)
    run(bench, type, payload)
    const after = shown(bench.bus.project)
    const next = bench.bus.nextUndo(surface)
    const again = reloaded(bench)
    expect(again.bus.nextUndo(surface)).toEqual(next)
    if (latestCommand(type).undoable === false) return
    expect(again.bus.undo(surface)).toEqual({ ok: true, label: next })
    expect(shown(again.bus.project)).toBe(before)
    expect(again.bus.redo(surface)).toEqual({ ok: true, label: next })
    expect(shown(again.bus.project)).toBe(after)
  })

  test.each(refused)('is refused with %s and leaves the bytes as they were', (code, wrong) => {
    const bench = workbench()
    for (const [first, its] of earlier) run(bench, first, its)
    run(bench, 'entity.lock', { entityIds: ['b'], isLocked: true })
    const bytes = Y.encodeStateAsUpdate(bench.document)
    const verdict = run(bench, type, wrong)
    expect(verdict).toMatchObject({ ok: false, code })
    expect(Y.encodeStateAsUpdate(bench.document)).toEqual(bytes)
    expect(bench.journal).toHaveLength(earlier.length + 1)
  })

  test('is refused when the payload has something else in it', () => {
    const bench = workbench()
    expect(run(bench, type, { ...(payload as object), extra: 1 })).toMatchObject({ code: 'payload.invalid' })
    expect(run(bench, type, null)).toMatchObject({ code: 'payload.invalid' })
  })
})

test('[S16] the last tab stays', () => {
  const bench = workbench()
  run(bench, 'file.delete', { fileId: indexId })
  expect(run(bench, 'file.delete', { fileId: scriptId })).toMatchObject({ code: 'file.last' })
})

test('a move below oneself is refused at any depth', () => {
  const bench = workbench()
  const refused = run(bench, 'entity.move', { entityIds: ['b'], parentId: 'c', before: null })
  expect(refused).toMatchObject({ code: 'entity.would-create-cycle' })
})

test('text that would cut a surrogate pair is refused', () => {
  const bench = workbench()
  run(bench, 'file.edit-text', { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: '🐣' }] })
  const cut = { fileId: scriptId, edits: [{ at: 1, remove: 0, insert: 'x' }] }
  expect(run(bench, 'file.edit-text', cut)).toMatchObject({ code: 'payload.invalid' })
})
