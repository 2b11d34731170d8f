import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { cloneEntities } from '../../commands/entity/clone-entities.ts'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { groupEntities } from '../../commands/entity/group-entities.ts'
import { hideEntities } from '../../commands/entity/hide-entities.ts'
import { moveEntity } from '../../commands/entity/move-entities.ts'
import { renameEntity } from '../../commands/entity/rename-entity.ts'
import { createFile } from '../../commands/file/create-file.ts'
import { editText } from '../../commands/file/edit-text.ts'
import { renameFile } from '../../commands/file/rename-file.ts'
import { restoreProject } from '../../commands/project/restore-project.ts'
import { createScene } from '../../commands/scene/create-scene.ts'
import { BlockId, FileId, SceneId } from '../../model/ids.ts'
import { reloaded } from './support/reloaded.ts'
import { twoPeople } from './support/two-people.ts'
import { box, entityId, protagonists, sceneId, type Workbench } from './support/workbench.ts'

const a = entityId('a')
const hide = ({ bus }: Workbench, isHidden: boolean) =>
  bus.execute(hideEntities, { entityIds: [a], isHidden })
const isHidden = ({ bus }: Workbench) => bus.project.entity(a)?.isHidden
const rename = ({ bus }: Workbench, name: string, id = 'a') =>
  bus.execute(renameEntity, { entityId: entityId(id), name })
const putInto = ({ bus }: Workbench, parent: string, id = 'b') =>
  bus.execute(moveEntity, { entityId: entityId(id), parentId: entityId(parent), before: null })
const tab = FileId.parse('new-tab')
const makeTab = ({ bus }: Workbench, kind: 'js' | 'blocks' = 'js') =>
  bus.execute(createFile, { fileId: tab, sceneId, kind })
const type = ({ bus }: Workbench, insert: string, remove = 0) =>
  bus.execute(editText, { fileId: tab, edits: [{ at: 0, remove, insert }] })
const hasTab = ({ bus }: Workbench) => bus.project.file(tab) !== undefined

const wood = {
  sceneId: SceneId.parse('wood'),
  fileId: FileId.parse('wood-index'),
  template: 'blank',
  entities: protagonists('2'),
} as const
const block = {
  id: BlockId.parse('hello'),
  type: 'math_number',
  hasNext: false,
  at: { parent: null, x: 0, y: 0 },
  fields: {},
  extra: {},
  shadows: {},
} as const

/** Copies of a and b, by one command, whose id it returns. */
function copyBoth({ bus }: Workbench): string {
  const copies = ['a', 'b'].map((id) => ({ sourceId: entityId(id), entityId: entityId(`${id}2`) }))
  const verdict = bus.execute(cloneEntities, { copies, offset: [1, 0, 0] })
  return verdict.ok && verdict.changed ? verdict.commandId : ''
}
const copies = ({ bus }: Workbench) => ['a2', 'b2'].filter((id) => bus.project.entity(entityId(id)))

/** Another session of Ana's. */
const later = (bench: Workbench) => reloaded(bench, 0, undefined, 101)

/** Three writings by which the same value comes to lie there, the last of them somebody else's. */
function hiddenByBoth(): readonly [Workbench, Workbench, () => void] {
  const [ana, ben, sync] = twoPeople()
  hide(ana, true)
  sync()
  hide(ben, false)
  ben.wait(1_000)
  hide(ben, true)
  sync()
  return [ana, ben, sync]
}

describe('what somebody else wrote later stays, also where it is the same as before', () => {
  test('[S27] [invariant 33] hidden, shown and hidden again by somebody else', () => {
    const [ana] = hiddenByBoth()
    expect(ana.bus.undo('scene')).toMatchObject({ ok: false, reason: 'changed-since' })
    expect(isHidden(ana)).toBe(true)
  })

  test('[S27] [invariant 36] also after a reload', () => {
    const [ana] = hiddenByBoth()
    const again = later(ana)
    expect(again.bus.undo('scene')).toMatchObject({ ok: false, reason: 'changed-since' })
    expect(isHidden(again)).toBe(true)
  })

  test('[S27] [invariant 33] put back by an undo it is still theirs, before and after a reload', () => {
    for (const goOn of [(bench: Workbench) => bench, later]) {
      const [ana] = hiddenByBoth()
      ana.wait(1_000)
      hide(ana, false)
      expect(ana.bus.undo('scene')).toMatchObject({ ok: true })
      const again = goOn(ana)
      expect(isHidden(again)).toBe(true)
      expect(again.bus.undo('scene')).toMatchObject({ ok: false, reason: 'changed-since' })
      expect(isHidden(again)).toBe(true)
      expect(again.bus.redo('scene')).toMatchObject({ ok: true })
      expect(isHidden(again)).toBe(false)
    }
  })

  test('[S27] a redo does not write over it either', () => {
    const [ana, ben, sync] = twoPeople()
    rename(ana, 'Tree')
    ana.bus.undo('scene')
    sync()
    rename(ben, 'Rock')
    ben.wait(1_000)
    rename(ben, 'A')
    sync()
    expect(ana.bus.redo('scene')).toMatchObject({ ok: false, reason: 'changed-since' })
    expect(ana.bus.project.entity(a)?.name).toBe('A')
  })

  test('[S27] [invariant 32] one’s own steps go back and forth as ever, over reloads', () => {
    let [ana] = twoPeople()
    for (const name of ['one', 'two', 'one', 'A']) {
      rename(ana, name)
      ana.wait(1_000)
    }
    for (const direction of ['undo', 'redo', 'undo', 'redo'] as const)
      for (let step = 0; step < 4; step++) {
        expect(ana.bus[direction]('scene')).toMatchObject({ ok: true })
        ana = later(ana)
      }
    expect(ana.bus.project.entity(a)?.name).toBe('A')
  })

  test('[S27] it does not pass for a later step of one’s own', () => {
    const [ana, ben, sync] = twoPeople()
    rename(ana, 'one')
    ana.wait(1_000)
    rename(ana, 'two')
    sync()
    rename(ben, 'one')
    sync()
    expect(ana.bus.undo('scene')).toMatchObject({ ok: false, reason: 'changed-since' })
  })
})

describe('what somebody has made and others have worked in is not taken away by an undo', () => {
  test('[S27] [invariant 33] a tab that somebody else has typed into', () => {
    const [ana, ben, sync] = twoPeople()
    makeTab(ana)
    sync()
    type(ben, 'two hours of work')
    sync()
    expect(ana.bus.undo('project')).toMatchObject({ ok: false, reason: 'changed-since' })
    sync()
    expect(ben.bus.project.text(tab)).toContain('two hours of work')
  })

  test('[S27] also after a reload, and after the creation was undone and redone', () => {
    const [first, ben] = twoPeople()
    makeTab(first)
    first.bus.undo('project')
    first.bus.redo('project')
    const ana = later(first)
    ben.bus.applyRemote(Y.encodeStateAsUpdate(ana.document), 'ana')
    type(ben, 'work')
    ana.bus.applyRemote(Y.encodeStateAsUpdate(ben.document), 'ben')
    const again = later(ana)
    expect(again.bus.undo('project')).toMatchObject({ ok: false, reason: 'changed-since' })
    expect(hasTab(again)).toBe(true)
  })

  test('[S27] also when their text was deleted and came back by an undo', () => {
    const [ana, ben, sync] = twoPeople()
    makeTab(ana)
    sync()
    type(ben, 'work')
    sync()
    type(ana, '', 4)
    expect(ana.bus.undo(`file:${tab}`).ok).toBe(true)
    expect(ana.bus.undo('project')).toMatchObject({ ok: false, reason: 'changed-since' })
    expect(hasTab(ana)).toBe(true)
  })

  test.each<[string, (ana: Workbench) => void]>([
    ['a tab', makeTab],
    [
      'a scene with its tab',
      ({ bus }) => {
        bus.execute(createScene, wood)
        bus.execute(createFile, { fileId: tab, sceneId: wood.sceneId, kind: 'js' })
      },
    ],
  ])(
    '[S27] [invariant 33] %s also when their text came back by an undo that no step knows of any longer, after a reload',
    (_what, make) => {
      const [ana, ben, sync] = twoPeople()
      make(ana)
      sync()
      type(ben, 'work')
      sync()
      type(ana, '', 4)
      expect(ana.bus.undo(`file:${tab}`).ok).toBe(true)
      // What is done last ends what could be done anew, and so the step that knew the text.
      ana.bus.execute(restoreProject, {
        about: { kind: 'project' },
        records: [{ root: 'meta', id: null, set: [['description', 'A world']], erase: [] }],
        texts: [],
      })
      const again = later(ana)
      expect(again.bus.undo('everything')).toMatchObject({ ok: true })
      let last = again.bus.undo('project')
      while (last.ok) last = again.bus.undo('project')
      expect(last).toMatchObject({ reason: 'changed-since' })
      expect(again.bus.project.text(tab)).toContain('work')
    },
  )

  test.each<[string, (ana: Workbench) => void, (ben: Workbench) => void]>([
    [
      'a tab that they renamed',
      makeTab,
      ({ bus }) => bus.execute(renameFile, { fileId: tab, name: 'Flight' }),
    ],
    [
      'a tab of blocks with one of theirs',
      (ana) => makeTab(ana, 'blocks'),
      ({ bus }) => bus.execute(changeBlocks, { fileId: tab, upserts: [block], deletes: [] }),
    ],
    [
      'a scene with a thing of theirs',
      ({ bus }) => bus.execute(createScene, wood),
      ({ bus }) => bus.execute(createEntity, { ...box('theirs'), sceneId: wood.sceneId }),
    ],
    [
      'a scene with a tab of theirs',
      ({ bus }) => bus.execute(createScene, wood),
      ({ bus }) => bus.execute(createFile, { fileId: tab, sceneId: wood.sceneId, kind: 'js' }),
    ],
    [
      'a group into which they put a thing',
      ({ bus }) => bus.execute(groupEntities, { groupId: entityId('group'), name: 'Group', entityIds: [a] }),
      (ben) => putInto(ben, 'group'),
    ],
    [
      'a thing to which they fastened one of theirs',
      ({ bus }) => bus.execute(createEntity, box('mine')),
      (ben) => {
        ben.bus.execute(createEntity, box('theirs'))
        return putInto(ben, 'mine', 'theirs')
      },
    ],
    [
      'a thing that they renamed',
      ({ bus }) => bus.execute(createEntity, box('mine')),
      (ben) => rename(ben, 'Theirs', 'mine'),
    ],
  ])('[S27] %s', (_what, make, work) => {
    const [ana, ben, sync] = twoPeople()
    make(ana)
    const surfaces = ana.bus.saveUndo().stacks.map(({ surface }) => surface)
    sync()
    expect(work(ben)).not.toMatchObject({ ok: false })
    sync()
    const before = Y.encodeStateVector(ana.document)
    expect(ana.bus.undo(...surfaces)).toMatchObject({ ok: false, reason: 'changed-since' })
    expect(Y.encodeStateVector(ana.document)).toEqual(before)
  })

  test('[S27] blocks that they hung into one of mine stay, joined as they were, when mine goes', () => {
    const [ana, ben, sync] = twoPeople()
    makeTab(ana, 'blocks')
    ana.bus.execute(changeBlocks, {
      fileId: tab,
      upserts: [
        {
          ...block,
          id: BlockId.parse('loop'),
          type: 'control_forever',
          at: { parent: null, x: 300, y: 200 },
        },
      ],
      deletes: [],
    })
    sync()
    const hung = (id: string, parent: string, input: string) => ({
      ...block,
      id: BlockId.parse(id),
      type: 'motion_jump',
      hasNext: true,
      at: { parent: BlockId.parse(parent), input, kind: 'statement' as const },
    })
    ben.bus.execute(changeBlocks, {
      fileId: tab,
      upserts: [hung('first', 'loop', 'DO'), hung('second', 'first', 'next')],
      deletes: [],
    })
    sync()
    expect(ana.bus.undo(`file:${tab}`).ok).toBe(true)
    sync()
    for (const { bus } of [ana, ben]) {
      const { blocks } = bus.project.blocks(tab)
      expect([...blocks.keys()].sort()).toEqual(['first', 'second'])
      expect(blocks.get(BlockId.parse('first'))?.place).toMatchObject({ parent: null })
      expect(blocks.get(BlockId.parse('second'))?.place).toMatchObject({ parent: 'first' })
    }
  })

  test('[S27] [invariant 35] a thing of theirs that they took out or deleted again does not hinder, nor one that was put there by oneself', () => {
    const [ana, ben, sync] = twoPeople()
    ana.bus.execute(createEntity, box('mine'))
    sync()
    for (const id of ['one', 'two', 'three']) ben.bus.execute(createEntity, box(id))
    putInto(ben, 'mine', 'one')
    ben.bus.execute(deleteEntities, { entityIds: [entityId('one')] })
    putInto(ben, 'mine', 'two')
    ben.bus.execute(moveEntity, { entityId: entityId('two'), parentId: null, before: null })
    sync()
    putInto(ana, 'mine', 'three')
    expect(ana.bus.undo('scene')).toMatchObject({ ok: true })
    expect(ana.bus.undo('scene')).toMatchObject({ ok: true })
    expect(ana.bus.project.entity(entityId('mine'))).toBeUndefined()
  })

  test('[S27] [invariant 35] of several copies the one that they deleted does not hinder, nor that they changed it before', () => {
    const [ana, ben, sync] = twoPeople()
    copyBoth(ana)
    sync()
    rename(ben, 'Theirs', 'b2')
    ben.bus.execute(deleteEntities, { entityIds: [entityId('b2')] })
    sync()
    const outcome = ana.bus.undo('scene')
    expect(outcome).toMatchObject({ ok: true })
    expect(outcome).not.toHaveProperty('stays')
    expect(copies(ana)).toEqual([])
    expect(ana.bus.redo('scene')).toMatchObject({ ok: true })
    expect(copies(ana)).toEqual(['a2'])
  })

  test('[S27] of copies of which one is deleted already nothing stays when the rest is undone', () => {
    const [ana] = twoPeople()
    const made = copyBoth(ana)
    ana.bus.execute(deleteEntities, { entityIds: [entityId('a2')] })
    const outcome = ana.bus.undoCommand(made)
    expect(outcome).toMatchObject({ ok: true })
    expect(outcome).not.toHaveProperty('stays')
    expect(copies(ana)).toEqual([])
  })

  test('[S27] [invariant 35] one’s own work in it does not hinder, nor work of theirs that is gone', () => {
    const [first, ben, sync] = twoPeople()
    makeTab(first)
    type(first, 'mine ')
    sync()
    type(ben, 'x')
    type(ben, '', 1)
    first.bus.applyRemote(Y.encodeStateAsUpdate(ben.document), 'ben')
    const ana = later(first)
    type(ana, 'more ')
    const again = later(ana)
    again.bus.execute(renameFile, { fileId: tab, name: 'Mine' })
    again.bus.undo('project')
    expect(again.bus.undo('project')).toMatchObject({ ok: true })
    expect(hasTab(again)).toBe(false)
    expect(again.bus.redo('project')).toMatchObject({ ok: true })
    expect(again.bus.project.text(tab)).toContain('more mine ')
  })
})
