import { expect, test } from 'vitest'
import { cloneEntities } from '../../commands/entity/clone-entities.ts'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { deleteEntities } from '../../commands/entity/delete-entities.ts'
import { groupEntities } from '../../commands/entity/group-entities.ts'
import { hideEntities } from '../../commands/entity/hide-entities.ts'
import { lockEntities } from '../../commands/entity/lock-entities.ts'
import { moveEntities } from '../../commands/entity/move-entities.ts'
import { setComponent } from '../../commands/entity/set-component.ts'
import { transformEntities } from '../../commands/entity/transform-entities.ts'
import { ungroupEntity } from '../../commands/entity/ungroup-entity.ts'
import { bringBack, remembered } from './support/bring-back.ts'
import { moveInto } from './support/move-into.ts'
import { shown } from './support/shown.ts'
import { twoPeople } from './support/two-people.ts'
import { box, entityId, type Workbench } from './support/workbench.ts'

const names = { nameOf: (client: number) => (client === 200 ? 'ben' : undefined) }
const a = entityId('a')
const b = entityId('b')
const move = ({ bus }: Workbench, ...ids: (typeof a)[]) => {
  bus.endMerge()
  const changes = ids.map((entityId) => ({ entityId, position: [5, 5, 5] as const }))
  return bus.execute(transformEntities, { changes })
}
const lock = ({ bus }: Workbench, isLocked = true) =>
  expect(bus.execute(lockEntities, { entityIds: [a], isLocked })).toMatchObject({ ok: true, changed: true })
const at = ({ bus }: Workbench, id: typeof a) => bus.project.entity(id)?.position
const stays = { ok: false, reason: 'changed-since', by: 'ben' }

test('[S27] what somebody else has locked since is moved by no undo, which says who did; unlocked, its line of the history is', () => {
  const [ana, ben, sync] = twoPeople(names)
  const moved = move(ana, a)
  const line = moved.ok && moved.changed ? moved.commandId : ''
  sync()
  lock(ben)
  sync()
  expect(ana.bus.undoCommand(line)).toMatchObject(stays)
  expect(at(ana, a)).toEqual([5, 5, 5])
  lock(ben, false)
  sync()
  expect(ana.bus.undoCommand(line)).toMatchObject({ ok: true })
  expect(at(ana, a)).not.toEqual([5, 5, 5])
  expect(ana.bus.redo('scene').ok).toBe(true)
  sync()
  lock(ben)
  sync()
  expect(ana.bus.undo('scene')).toMatchObject(stays)
  expect(at(ana, a)).toEqual([5, 5, 5])
})

test('of several things the locked one stays and the others go back, and both are said', () => {
  const [ana, ben, sync] = twoPeople(names)
  move(ana, a, b)
  sync()
  lock(ben)
  sync()
  expect(ana.bus.undo('scene')).toMatchObject({ ok: true, stays: { reason: 'changed-since', by: 'ben' } })
  expect(at(ana, a)).toEqual([5, 5, 5])
  expect(at(ana, b)).not.toEqual([5, 5, 5])
})

test('a locked thing keeps a component that was given to it, and is not deleted by a redo', () => {
  const [ana, ben, sync] = twoPeople(names)
  const given = ana.bus.execute(setComponent, { entityId: a, component: 'physics', value: { body: 'fixed' } })
  expect(given).toMatchObject({ ok: true, changed: true })
  ana.bus.endMerge()
  expect(ana.bus.execute(deleteEntities, { entityIds: [a] }).ok).toBe(true)
  expect(ana.bus.undo('scene').ok).toBe(true)
  sync()
  lock(ben)
  sync()
  expect(ana.bus.redo('scene')).toMatchObject(stays)
  expect(ana.bus.project.entity(a)?.components.physics).toBeDefined()
})

test('hiding is undone under a lock, as it is done, and so is a lock of one’s own with what was done before it', () => {
  const [ana, ben, sync] = twoPeople(names)
  ana.bus.execute(hideEntities, { entityIds: [a], isHidden: true })
  sync()
  lock(ben)
  sync()
  expect(ana.bus.undo('scene').ok).toBe(true)
  expect(ana.bus.project.entity(a)).toMatchObject({ isHidden: false, isLocked: true })
  lock(ben, false)
  sync()

  move(ana, a)
  lock(ana)
  sync()
  const moved = ana.bus.nextUndo('scene')
  expect(moved).toBeDefined()
  expect(ana.bus.undo('scene').ok).toBe(true)
  expect(ana.bus.undo('scene').ok).toBe(true)
  expect(at(ana, a)).not.toEqual([5, 5, 5])
})

const group = ({ bus }: Workbench, groupId: string, ...ids: string[]) => {
  bus.endMerge()
  const made = bus.execute(groupEntities, {
    groupId: entityId(groupId),
    name: groupId,
    entityIds: ids.map(entityId),
  })
  expect(made).toMatchObject({ ok: true, changed: true })
  bus.endMerge()
}

test('a group of a thing that somebody else has locked since is not taken away by an undo', () => {
  const [ana, ben, meet] = twoPeople(names)
  group(ana, 'inner', 'a', 'b')
  meet()
  lock(ben)
  meet()
  const before = shown(ana.bus.project)
  expect(ana.bus.undo('scene')).toMatchObject(stays)
  expect(shown(ana.bus.project)).toBe(before)
})

test.each(['before', 'since'])(
  'a group around what holds a thing that somebody else has locked %s is, for all of that stays together',
  (when) => {
    const [ana, ben, meet] = twoPeople(names)
    group(ana, 'inner', 'a', 'b')
    meet()
    if (when === 'before') lock(ben)
    meet()
    const before = shown(ana.bus.project)
    group(ana, 'outer', 'inner')
    meet()
    if (when === 'since') lock(ben)
    meet()
    expect(ana.bus.undo('scene')).toMatchObject({ ok: true })
    if (when === 'since') lock(ben, false)
    meet()
    expect(shown(ana.bus.project)).toBe(before)
  },
)

const bin = ({ bus }: Workbench, ...ids: (typeof a)[]) => {
  bus.endMerge()
  expect(bus.execute(deleteEntities, { entityIds: ids })).toMatchObject({ ok: true, changed: true })
}

/** The locked thing lies in `holder`, which was deleted and came back. */
const cameBackIn = (holder: string) => (ana: Workbench) => {
  moveInto(ana, 'a', holder)
  bin(ana, b)
  ana.bus.undo('scene')
  return () => ana.bus.redo('scene')
}

test.each([
  ['a deletion that is done again', 'b', cameBackIn('b')],
  ['of one more that lies between', 'c', cameBackIn('c')],
  [
    'an ungrouping that is done again',
    'g',
    (ana: Workbench) => {
      group(ana, 'g', 'a', 'b')
      expect(ana.bus.execute(ungroupEntity, { groupId: entityId('g') }).ok).toBe(true)
      ana.bus.undo('scene')
      return () => ana.bus.redo('scene')
    },
  ],
  [
    'a moment that was brought back, undone',
    'b',
    (ana: Workbench) => {
      moveInto(ana, 'a', 'b')
      const moment = remembered(ana)
      bin(ana, b)
      bringBack(ana, moment)
      return () => ana.bus.undo('everything')
    },
  ],
])('what holds a thing that somebody else has locked since stays: %s', (_, holder, begin) => {
  const [ana, ben, meet] = twoPeople(names)
  const goOn = begin(ana)
  meet()
  lock(ben)
  meet()
  const done = goOn()
  expect(done.ok ? done.stays : done).toMatchObject({ reason: 'changed-since', by: 'ben' })
  expect(ana.bus.project.entity(a)?.parentId).toBe(holder)
  if (holder === 'c') expect(ana.bus.project.entity(entityId('c'))?.parentId).toBe(b)
  meet()
  expect(shown(ben.bus.project)).toBe(shown(ana.bus.project))
})

test('a lock is named also where an earlier step of one’s own still lies there', () => {
  const [ana, ben, meet] = twoPeople(names)
  move(ana, a)
  ana.bus.endMerge()
  ana.bus.execute(transformEntities, { changes: [{ entityId: a, position: [6, 6, 6] }] })
  ana.bus.undo('scene')
  meet()
  lock(ben)
  meet()
  expect(ana.bus.redo('scene')).toMatchObject(stays)
})

test('what a lock holds is not thrown out of a ring with what goes back', () => {
  const [ana, ben, meet] = twoPeople(names)
  moveInto(ana, 'a', 'b')
  const moment = remembered(ana)
  moveInto(ana, 'a', null)
  moveInto(ana, 'b', 'a')
  bringBack(ana, moment)
  meet()
  lock(ben)
  meet()
  ana.bus.undo('everything')
  expect(ana.bus.project.entity(a)?.parentId).toBe(b)
})

test.each([
  ['the outer one made first', ['b', 'c'], 'c2'],
  ['the inner one made first', ['c', 'b'], 'c2'],
  ['in the second of two', ['c', 'b'], 'b2'],
])('of several things that one step made each is asked for what lies in it locked: %s', (_, made, holder) => {
  const [ana, ben, sync] = twoPeople(names)
  ana.bus.execute(createEntity, box('d'))
  ana.bus.endMerge()
  const copies = made.map((id) => ({ sourceId: entityId(id), entityId: entityId(`${id}2`) }))
  const cloned = ana.bus.execute(cloneEntities, { copies, offset: [1, 0, 0] })
  const step = cloned.ok && cloned.changed ? cloned.commandId : ''
  ana.bus.endMerge()
  for (const [id, parent] of [
    ['d', `${made[0]}2`],
    ['a', holder],
  ] as const)
    ana.bus.execute(moveEntities, { entityIds: [entityId(id)], parentId: entityId(parent), before: null })
  sync()
  lock(ben)
  sync()
  const before = shown(ana.bus.project)
  expect(ana.bus.undoCommand(step)).toMatchObject(stays)
  expect(shown(ana.bus.project)).toBe(before)
  lock(ben, false)
  sync()
  expect(ana.bus.undoCommand(step)).toMatchObject({ ok: true })
})

test('what was deleted while somebody else locked it comes back by the undo, locked', () => {
  const [ana, ben, sync] = twoPeople(names)
  expect(ana.bus.execute(deleteEntities, { entityIds: [a] }).ok).toBe(true)
  lock(ben)
  sync()
  expect(ana.bus.project.entity(a)).toBeUndefined()
  expect(ana.bus.undo('scene').ok).toBe(true)
  expect(ana.bus.project.entity(a)?.isLocked).toBe(true)
})

test('what was brought back to a moment before somebody locked it goes back whole, with its lock', () => {
  const [ana, ben, meet] = twoPeople(names)
  const moment = remembered(ana)
  move(ana, b)
  meet()
  moveInto(ben, 'a', 'b')
  lock(ben)
  meet()
  const before = shown(ana.bus.project)
  bringBack(ana, moment)
  expect(ana.bus.project.entity(a)).toMatchObject({ isLocked: false, parentId: null })
  const after = shown(ana.bus.project)
  for (const step of ['undo', 'redo', 'undo'] as const) {
    const done = ana.bus[step]('everything')
    expect(done).toMatchObject({ ok: true })
    expect(done).not.toHaveProperty('stays')
    expect(shown(ana.bus.project)).toBe(step === 'undo' ? before : after)
  }
  lock(ben, false)
  lock(ben)
  meet()
  expect(ana.bus.redo('everything')).toMatchObject({ ok: true, stays: { by: 'ben' } })
  expect(ana.bus.project.entity(a)).toMatchObject({ isLocked: true, parentId: b })
})
