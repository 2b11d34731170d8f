import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { claimsPutBack } from '../../commands/core/claims-put-back.ts'
import { ownWritingsOf } from '../../commands/core/own-writings.ts'
import {
  below,
  blocks,
  elsewhere,
  free,
  gesture,
  inside,
  places,
  put,
  waitBlock,
} from './support/block-places.ts'
import { bringBack, remembered } from './support/bring-back.ts'
import { moveInto } from './support/move-into.ts'
import { twoPeople } from './support/two-people.ts'
import { entityId, indexId, type Workbench } from './support/workbench.ts'

/** Ana hung `mine` into or below `holder` and Ben `theirs`, neither of whom saw the other; `mine` has lost its place. */
function lostIn(kind: typeof below | typeof inside): ReturnType<typeof twoPeople> {
  const people = twoPeople()
  const [ana, ben, meet] = people
  for (const id of ['holder', 'mine', 'w', 'u']) put(ana, id, free)
  meet()
  put(ana, 'mine', kind('holder'))
  put(ben, 'other', free)
  put(ben, 'theirs', kind('holder'))
  meet()
  return people
}

test.each([below, inside])(
  'who lost a place and takes that back and forth again finds all as it was',
  (kind) => {
    const [ana, ben, meet] = twoPeople()
    put(ana, 'first', free)
    put(ana, 'mine', free)
    meet()
    put(ana, 'mine', kind('first'))
    put(ben, 'other', free)
    put(ben, 'theirs', kind('first'))
    meet()
    const before = places(ana)
    expect(before).toMatchObject({ theirs: kind('first') })
    expect(ana.bus.undo(blocks).ok).toBe(true)
    expect(ana.bus.redo(blocks).ok).toBe(true)
    expect(places(ana)).toEqual(before)
  },
)

test('so does who is all alone, after a line of the history has taken a place back', () => {
  const [ana] = twoPeople()
  put(ana, 'holder', free)
  put(ana, 'mine', inside('holder'))
  const line = put(ana, 'mine', free)
  put(ana, 'later', free)
  put(ana, 'later', inside('holder'))
  expect(ana.bus.undoCommand(line).ok).toBe(true)
  const before = places(ana)
  expect(before).toMatchObject({ mine: inside('holder') })
  for (let round = 0; round < 2; round++) {
    expect(ana.bus.undo(blocks).ok).toBe(true)
    expect(ana.bus.redo(blocks).ok).toBe(true)
    expect(places(ana)).toEqual(before)
  }
})

test('so it is with things that two put into each other', () => {
  const [ana, ben, meet] = twoPeople()
  const holders = ({ bus }: Workbench) =>
    ['a', 'b', 'c'].map((id) => bus.project.entity(entityId(id))?.parentId)
  moveInto(ana, 'a', 'b')
  moveInto(ben, 'c', null)
  moveInto(ben, 'b', 'a')
  meet()
  const before = holders(ana)
  expect(before).toEqual(['b', null, null])
  expect(ana.bus.undo('scene').ok).toBe(true)
  expect(holders(ana)).toEqual([null, 'a', null])
  expect(ana.bus.redo('scene').ok).toBe(true)
  expect(holders(ana)).toEqual(before)
})

test('what is done again gets its place back from who took it after it was undone', () => {
  const [ana, ben, meet] = twoPeople()
  put(ana, 'holder', free)
  put(ana, 'mine', free)
  put(ana, 'mine', inside('holder'))
  ana.bus.undo(blocks)
  meet()
  put(ben, 'theirs', inside('holder'))
  meet()
  const saved = JSON.parse(JSON.stringify(ana.bus.saveUndo()))
  expect(ana.bus.restoreUndo(saved)).toBe(true)
  expect(ana.bus.redo(blocks).ok).toBe(true)
  expect(places(ana)).toMatchObject({ mine: inside('holder'), theirs: { parent: null } })
})

test('a claim that was not followed when a step wrote over it takes no place from anybody', () => {
  const [ana, ben, meet] = twoPeople()
  put(ana, 'holder', free)
  put(ana, 'z', free)
  meet()
  put(ben, 'theirs', inside('holder'))
  put(ana, 'tick', free)
  put(ana, 'mine', inside('holder'))
  meet()
  const { theirs } = places(ana)
  expect(theirs).toMatchObject({ parent: null })
  // A canvas writes down where a block went that lost its place.
  gesture(ana, { upserts: [waitBlock('z', undefined, { NUM: 7 }), waitBlock('theirs', theirs)] })
  meet()
  gesture(ben, { upserts: [waitBlock('mine', free), waitBlock('z', inside('holder'), { NUM: 7 })] })
  meet()
  ana.bus.undo(blocks)
  expect(places(ana)).toMatchObject({ z: inside('holder'), theirs: { parent: null } })
})

test('nor does one that was not followed when the step was undone', () => {
  const [ana, ben, meet] = twoPeople()
  put(ana, 'holder', free)
  put(ana, 'mine', free)
  meet()
  put(ana, 'mine', inside('holder'))
  put(ben, 'z', free)
  put(ben, 'theirs', inside('holder'))
  meet()
  ana.bus.undo(blocks)
  meet()
  put(ben, 'theirs', free)
  put(ben, 'z', inside('holder'))
  meet()
  const saved = JSON.parse(JSON.stringify(ana.bus.saveUndo()))
  expect(ana.bus.restoreUndo(saved)).toBe(true)
  expect(ana.bus.redo(blocks).ok).toBe(true)
  expect(places(ana)).toMatchObject({ z: inside('holder'), mine: { parent: null } })
})

test.each([
  ['c', 'd'],
  ['d', 'c'],
] as const)(
  'what a step brings back is there for all of it, whatever was named first: %s or %s',
  (...order) => {
    const [ana, ben, meet] = twoPeople()
    put(ana, 'p', free)
    put(ana, 'd', free)
    const at = { c: inside('p'), d: inside('c') }
    gesture(ana, { upserts: order.map((id) => waitBlock(id, at[id])) })
    ana.bus.undo(blocks)
    meet()
    put(ben, 'p', inside('d'))
    meet()
    ana.bus.redo(blocks)
    meet()
    for (const bench of [ana, ben])
      expect(places(bench)).toMatchObject({ p: inside('d'), c: inside('p'), d: { parent: null } })
  },
)

test('what a step takes away stands against nothing that it brings back', () => {
  const [ana, ben, meet] = twoPeople()
  put(ana, 'first', free)
  meet()
  put(ana, 'mine', below('first'))
  put(ben, 'other', free)
  put(ben, 'theirs', below('first'))
  meet()
  const before = places(ana)
  put(ana, 'first', { parent: null, x: 9, y: 9 })
  put(ana, 'extra', below('first'), true)
  put(ana, 'mine', free, true)
  ana.bus.undo(blocks)
  expect(places(ana)).toEqual(before)
})

test('of two that come back to one place, which somebody has filled since, who had it has it again', () => {
  const [ana, ben, meet] = twoPeople()
  put(ana, 'first', free)
  meet()
  put(ben, 'theirs', below('first'))
  put(ana, 'other', free)
  put(ana, 'mine', below('first'))
  meet()
  const aside = { mine: { parent: null, x: 1, y: 1 }, theirs: { parent: null, x: 2, y: 2 } } as const
  gesture(ana, { upserts: [waitBlock('mine', aside.mine), waitBlock('theirs', aside.theirs)] })
  meet()
  put(ben, 'x', below('first'))
  meet()
  ana.bus.undo(blocks)
  meet()
  for (const bench of [ana, ben])
    expect(places(bench)).toMatchObject({ mine: below('first'), x: below('mine'), theirs: below('x') })
})

const at = (x: number) => ({ parent: null, x, y: x }) as const

/** Ana has the slot of `first` with `mine`, which Ben wanted as well, with `theirs`. */
function wonByAna(): ReturnType<typeof twoPeople> {
  const people = twoPeople()
  const [ana, ben, meet] = people
  put(ana, 'first', free)
  put(ana, 'x', free)
  meet()
  put(ben, 'theirs', inside('first'))
  put(ana, 'other', free)
  put(ana, 'mine', inside('first'))
  meet()
  expect(places(ana)).toMatchObject({ mine: inside('first'), theirs: { parent: null } })
  return people
}

test('a run in which a block came back to where it was is undone with the time that its place had', () => {
  const [ana] = wonByAna()
  const before = places(ana)
  put(ana, 'mine', at(1))
  put(ana, 'theirs', at(2), true)
  put(ana, 'mine', inside('first'), true)
  expect(ana.bus.undo(blocks).ok).toBe(true)
  expect(places(ana)).toEqual(before)
})

test('of two that one run moved, who had the place has it again from whoever filled it since', () => {
  const [ana, ben, meet] = wonByAna()
  put(ana, 'mine', at(1))
  put(ana, 'theirs', at(2), true)
  meet()
  put(ben, 'x', inside('first'))
  meet()
  expect(ana.bus.undo(blocks).ok).toBe(true)
  expect(places(ana)).toMatchObject({ mine: inside('first'), theirs: { parent: null }, x: { parent: null } })
})

test('so it is with two that bringing a moment back moved', () => {
  const [ana, ben, meet] = twoPeople()
  for (const id of ['first', 'mine', 'theirs', 'x']) put(ana, id, free)
  const moment = remembered(ana)
  meet()
  put(ben, 'theirs', inside('first'))
  put(ana, 'x', at(9))
  put(ana, 'mine', inside('first'))
  meet()
  ana.bus.endMerge()
  bringBack(ana, moment)
  meet()
  put(ben, 'x', inside('first'))
  meet()
  expect(ana.bus.undo('everything').ok).toBe(true)
  expect(places(ana)).toMatchObject({ mine: inside('first') })
})

test('a lost place throws nobody out, also where claims that are not followed would close a ring', () => {
  const [ana, ben, meet] = twoPeople()
  for (const id of ['p', 'a', 'b', 'q']) put(ana, id, free)
  meet()
  put(ana, 'a', inside('p'))
  put(ben, 'q', at(4))
  put(ben, 'b', inside('p'))
  meet()
  put(ana, 'a', at(7))
  meet()
  put(ben, 'p', below('a'))
  put(ben, 'q', below('a'))
  meet()
  expect(ana.bus.undo(blocks).ok).toBe(true)
  expect(places(ana)).toMatchObject({ b: inside('p') })
})

test.each([true, false])(
  'a deleted block throws nobody out when it comes back, moved before or not: %s',
  (isMoved) => {
    const [ana, ben, meet] = twoPeople()
    put(ana, 'p', free)
    put(ana, 'a', inside('p'))
    gesture(ana, { deletes: ['a'] })
    if (isMoved) put(ana, 'a', at(3))
    meet()
    put(ben, 't', inside('p'))
    meet()
    if (isMoved) ana.bus.undo(blocks)
    ana.bus.undo(blocks)
    expect(places(ana)).toMatchObject({ t: inside('p'), a: { parent: null } })
  },
)

test('what had its place, though a claim that is not followed is for it too, gets it back from who took it since', () => {
  const [ana, ben, meet] = twoPeople()
  for (const id of ['p', 'a', 'b', 't', 'z']) put(ana, id, free)
  meet()
  put(ana, 'p', inside('a'))
  put(ana, 'b', inside('p'))
  for (const x of [1, 2, 3]) put(ben, 'z', at(x))
  put(ben, 'a', inside('p'))
  meet()
  expect(places(ana)).toMatchObject({ b: inside('p') })
  ana.bus.undo(blocks)
  meet()
  put(ben, 't', inside('p'))
  meet()
  expect(ana.bus.redo(blocks).ok).toBe(true)
  expect(places(ana)).toMatchObject({ b: inside('p'), t: { parent: null } })
})

test('a claim from a future that no clock goes by keeps nothing from coming back to its place', () => {
  const [ana, ben, meet] = twoPeople()
  put(ana, 'p', free)
  put(ana, 'a', free)
  put(ana, 'a', inside('p'))
  meet()
  const foreign = new Y.Doc()
  foreign.clientID = 999
  Y.applyUpdate(foreign, Y.encodeStateAsUpdate(ana.document))
  const far = { p: null, x: 1, y: 1, t: 2 ** 40, c: 'x' }
  foreign.getMap<Y.Map<unknown>>(`blocks:${indexId}`).set(
    'evil',
    new Y.Map<unknown>([
      ['type', 'wait'],
      ['at', far],
    ]),
  )
  ana.bus.applyRemote(Y.encodeStateAsUpdate(foreign), 'evil')
  ana.bus.undo(blocks)
  meet()
  put(ben, 't', inside('p'))
  meet()
  expect(ana.bus.redo(blocks).ok).toBe(true)
  expect(places(ana)).toMatchObject({ a: inside('p'), t: { parent: null } })
})

test('a lost place that comes back throws nobody out who would be in a ring with it', () => {
  const [ana, ben, meet] = lostIn(inside)
  const lost = places(ana)
  expect(lost).toMatchObject({ theirs: inside('holder'), mine: { parent: null } })
  put(ana, 'mine', elsewhere)
  meet()
  put(ben, 'theirs', elsewhere)
  put(ben, 'holder', inside('mine'))
  meet()
  const before = places(ana)
  expect(ana.bus.undo(blocks).ok).toBe(true)
  expect(places(ana)).toEqual({ ...before, mine: lost.mine })
  expect(ana.bus.undo(blocks).ok).toBe(true)
  expect(places(ana)).toEqual({ ...before, mine: free })
  expect([ana.bus.redo(blocks).ok, ana.bus.redo(blocks).ok]).toEqual([true, true])
  expect(places(ana)).toEqual(before)
})

test.each([below, inside])(
  'a lost place that comes back while another one has it is in no ring, and its steps go to and fro',
  (kind) => {
    const [ana, ben, meet] = lostIn(kind)
    const lost = places(ana)
    put(ana, 'mine', elsewhere)
    meet()
    put(ben, 'holder', inside('mine'))
    meet()
    const before = places(ana)
    expect(ana.bus.undo(blocks).ok).toBe(true)
    expect(places(ana)).toMatchObject({ theirs: kind('holder') })
    expect(ana.bus.undo(blocks).ok).toBe(true)
    expect(places(ana)).toEqual({ ...before, mine: free })
    expect([ana.bus.redo(blocks).ok, ana.bus.redo(blocks).ok]).toEqual([true, true])
    expect(places(ana)).toEqual(before)
    meet()
    put(ben, 'holder', free)
    meet()
    expect(ana.bus.undo(blocks).ok).toBe(true)
    expect(places(ana)).toEqual(lost)
  },
)

test('a lost statement comes back below who has its place, though a ring would close if another one had not lost its own', () => {
  const [ana, ben, meet] = lostIn(below)
  const lost = places(ana).mine
  expect(lost).toEqual(below('theirs'))
  put(ana, 'mine', elsewhere)
  meet()
  put(ben, 'w', inside('mine'))
  put(ben, 'holder', inside('w'))
  put(ben, 'u', inside('mine'))
  meet()
  const before = places(ana)
  expect(ana.bus.undo(blocks).ok).toBe(true)
  expect(places(ana)).toEqual({ ...before, mine: lost })
})

test.each([false, true])(
  'nor is anybody thrown out by a ring through a block that has lost its place: by a line of the history %s',
  (isByLine) => {
    const [ana, ben, meet] = twoPeople()
    for (const id of ['x', 'w', 'y', 'z']) put(ana, id, free)
    put(ana, 'z', inside('x'))
    if (!isByLine) put(ana, 'x', inside('w'))
    const line = put(ana, 'z', elsewhere)
    meet()
    if (isByLine) put(ana, 'x', inside('w'))
    put(ben, 'w', inside('z'))
    put(ben, 'y', inside('w'))
    meet()
    const before = places(ana)
    expect(before).toMatchObject({ w: inside('z'), y: inside('w'), x: { parent: null } })
    expect(ana.bus.undoCommand(line).ok).toBe(true)
    expect(places(ana)).toEqual({ ...before, z: inside('x') })
  },
)

test('an undo of places in many tabs looks at each step as often as one in few', () => {
  const looksAt = (tabs: number): number => {
    const document = new Y.Doc()
    let looks = 0
    const registers = Array.from({ length: tabs }, (_, index) => {
      const root = `blocks:t${index}` as const
      const after = { p: null, x: 1, y: 1, t: 9, c: 'ana' }
      document.getMap(root).set('b', new Y.Map<unknown>([['at', after]]))
      return {
        get root() {
          looks++
          return root
        },
        id: 'b',
        key: 'at',
        before: { p: 'q', i: 'n', t: 3, c: 'ana' },
        after,
      }
    })
    claimsPutBack({ document, own: ownWritingsOf(document), registers, held: new Map(), since: 5 }, 20)
    return looks
  }
  expect(looksAt(400) / looksAt(200)).toBeLessThan(2.5)
})

test('fields that look like places cost an undo no more than others', () => {
  const looksAt = (count: number): number => {
    const [ana] = twoPeople()
    put(ana, 'first', free)
    const foreign = new Y.Doc()
    foreign.clientID = 999
    Y.applyUpdate(foreign, Y.encodeStateAsUpdate(ana.document))
    const root = foreign.getMap<Y.Map<unknown>>(`blocks:${indexId}`)
    const at = { p: null, x: 1, y: 1, t: 1, c: 'x' }
    foreign.transact(() => {
      const one = new Y.Map<unknown>([
        ['type', 'wait'],
        ['n', true],
        ['at', at],
      ])
      for (let index = 0; index < count; index++) one.set(`f:${index}`, { p: 'q', t: 1, c: 'x' })
      root.set('evil', one)
      for (let index = 0; index < count; index++)
        root.set(
          `b${index}`,
          new Y.Map<unknown>([
            ['type', 'wait'],
            ['at', at],
          ]),
        )
    })
    ana.bus.applyRemote(Y.encodeStateAsUpdate(foreign), 'evil')
    gesture(ana, { upserts: [waitBlock('evil')] })
    const mine = ana.document.getMap(`blocks:${indexId}`)
    const get = mine.get.bind(mine)
    let looks = 0
    mine.get = (key) => {
      looks++
      return get(key)
    }
    expect(ana.bus.undo(blocks).ok).toBe(true)
    return looks
  }
  expect(looksAt(400) / looksAt(200)).toBeLessThan(2.5)
})

test.each([below, inside])(
  'a lost place that comes back throws nobody out where the ring closes before its slot is taken again',
  (kind) => {
    const [ana, ben, meet] = lostIn(kind)
    put(ana, 'mine', elsewhere)
    meet()
    put(ben, 'theirs', elsewhere)
    put(ben, 'holder', inside('mine'))
    put(ben, 'theirs', kind('holder'))
    meet()
    const asItIs = { holder: inside('mine'), theirs: kind('holder') }
    expect(places(ana)).toMatchObject(asItIs)
    expect(ana.bus.undo(blocks).ok).toBe(true)
    expect(places(ana)).toMatchObject(asItIs)
  },
)

test('nor where all that claims its slot is what it had beaten', () => {
  const [ana, ben, meet] = twoPeople()
  for (const id of ['holder', 'mine', 'older', 'theirs', 'other']) put(ana, id, free)
  meet()
  put(ana, 'other', elsewhere)
  put(ana, 'mine', inside('holder'))
  put(ben, 'older', inside('holder'))
  put(ben, 'beside', elsewhere)
  put(ben, 'theirs', inside('holder'))
  meet()
  put(ana, 'mine', elsewhere)
  meet()
  put(ben, 'theirs', elsewhere)
  put(ben, 'holder', inside('mine'))
  meet()
  const asItIs = { holder: inside('mine'), older: inside('holder') }
  expect(places(ana)).toMatchObject(asItIs)
  expect(ana.bus.undo(blocks).ok).toBe(true)
  expect(places(ana)).toMatchObject(asItIs)
})
