import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVariable } from '../../commands/variable/create-variable.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { below, block, blocks, free, inside, places, put } from './support/block-places.ts'
import { expectOften } from './support/expect-often.ts'
import { undoableCall } from './support/fuzz.ts'
import { moveInto } from './support/move-into.ts'
import { shown } from './support/shown.ts'
import { twoPeople } from './support/two-people.ts'
import { entityId, indexId, type Workbench } from './support/workbench.ts'

const parentOf = ({ bus }: Workbench, id: string) => bus.project.entity(entityId(id))?.parentId

/** Ana hung `mine` below `first` and Ben `theirs`, neither of whom saw the other. */
function bothBelow(): ReturnType<typeof twoPeople> {
  const people = twoPeople()
  const [ana, ben, meet] = people
  put(ana, 'first', free)
  meet()
  put(ana, 'mine', below('first'))
  put(ben, 'other', free)
  put(ben, 'theirs', below('first'))
  meet()
  return people
}

/** Ana took `mine` out of a slot, which Ben has filled since with `theirs`. */
function filledSince(): ReturnType<typeof twoPeople> {
  const people = twoPeople()
  const [ana, ben, meet] = people
  put(ana, 'holder', free)
  put(ana, 'mine', inside('holder'))
  put(ana, 'mine', free)
  meet()
  put(ben, 'theirs', inside('holder'))
  meet()
  return people
}

test('what two people hung in the same place stands, after a move and its undo, in the order in which it stood', () => {
  const [ana] = bothBelow()
  const before = places(ana)
  expect(before).toMatchObject({ theirs: below('first'), mine: below('theirs') })
  put(ana, 'mine', free)
  ana.bus.undo(blocks)
  expect(places(ana)).toEqual(before)
  ana.bus.redo(blocks)
  expect(places(ana)).toMatchObject({ theirs: below('first'), mine: free })
})

test('several steps that are one do again what they did, whichever of them wins a place', () => {
  const [ana] = twoPeople()
  put(ana, 'block2', free)
  put(ana, 'block2', below('block0'), true)
  put(ana, 'block0', below('block2'), true)
  const end = places(ana)
  ana.bus.undo(blocks)
  ana.bus.redo(blocks)
  expect(places(ana)).toEqual(end)
})

test('what goes back into a slot that somebody has filled since has it: an undo is seen', () => {
  const [ana, ben, meet] = filledSince()
  ana.bus.undo(blocks)
  meet()
  for (const bench of [ana, ben])
    expect(places(bench)).toMatchObject({ mine: inside('holder'), theirs: { parent: null } })
})

test('where others have built since, a thing that goes back and would close a ring is what stays out of it', () => {
  const [ana, ben, meet] = twoPeople()
  moveInto(ana, 'c', null)
  meet()
  moveInto(ben, 'b', 'c')
  meet()
  ana.bus.undo('scene')
  meet()
  for (const bench of [ana, ben]) expect([parentOf(bench, 'b'), parentOf(bench, 'c')]).toEqual(['c', null])
})

test('so it is when both have undone and redone what they did meanwhile', () => {
  const [ana, ben, meet] = twoPeople()
  moveInto(ana, 'c', null)
  meet()
  moveInto(ben, 'b', 'c')
  for (const act of [
    () => ben.bus.undo('scene'),
    () => ana.bus.undo('scene'),
    () => ana.bus.redo('scene'),
    () => ben.bus.redo('scene'),
    () => ana.bus.undo('scene'),
  ]) {
    meet()
    expect(act().ok).toBe(true)
  }
  meet()
  for (const bench of [ana, ben]) expect([parentOf(bench, 'b'), parentOf(bench, 'c')]).toEqual(['c', null])
})

test('a line of the history gets its slot back from what was done after it, also when all was undone and redone', () => {
  const [ana] = twoPeople()
  put(ana, 'holder', free)
  put(ana, 'mine', inside('holder'))
  const line = put(ana, 'mine', free)
  put(ana, 'later', free)
  put(ana, 'later', inside('holder'))
  for (let step = 0; step < 3; step++) ana.bus.undo(blocks)
  for (let step = 0; step < 3; step++) ana.bus.redo(blocks)
  expect(ana.bus.undoCommand(line).ok).toBe(true)
  expect(places(ana)).toMatchObject({ mine: inside('holder'), later: { parent: null } })
})

test('what somebody did in the middle of a step of several commands was made since', () => {
  const [ana] = filledSince()
  put(ana, 'mine', { parent: null, x: 300, y: 100 }, true)
  const saved = JSON.parse(JSON.stringify(ana.bus.saveUndo()))
  expect(ana.bus.restoreUndo(saved)).toBe(true)
  ana.bus.undo(blocks)
  expect(places(ana)).toMatchObject({ mine: inside('holder'), theirs: { parent: null } })
})

test('a block that is gone again stands against nothing', () => {
  const [ana] = bothBelow()
  const before = places(ana)
  put(ana, 'mine', free)
  put(ana, 'extra', below('first'))
  ana.bus.undo(blocks)
  ana.bus.undo(blocks)
  expect(places(ana)).toEqual(before)
})

const surfaces = ['scene', 'project', 'assets', 'everything', blocks] as const

/** What blocks of the calls use: a canvas makes a variable before it uses it. */
const usedByBlocks = { id: block('v'), name: 'v', type: '' }

const quarrelsome = ['blocks.change', 'blocks.change', 'entity.move', 'entity.group'] as const
const picks = fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 })
/** Mostly what two people can want the same place by. */
const call = fc.oneof(undoableCall, {
  weight: 3,
  arbitrary: fc.record({ type: fc.constantFrom(...quarrelsome), picks }),
})
const work = fc.array(call, { maxLength: 12 })
/** Without locks, which hold against the undo of others (`undo-under-a-lock.test.ts`). */
const theirWork = fc.array(
  call.filter(({ type }) => type !== 'entity.lock'),
  { maxLength: 12 },
)

test('[S27] [invariant 32] who is alone after two have met finds all as it was, whatever they had quarrelled about', () => {
  let steps = 0
  let quarrels = 0
  let pressed = 0
  const property = fc.property(work, theirWork, work, (mine, theirs, alone) => {
    const [ana, ben, meet] = twoPeople()
    ana.bus.execute(createVariable, { fileId: indexId, variable: usedByBlocks })
    meet()
    const send = (bench: Workbench, calls: typeof mine, name: string) =>
      calls.forEach((call, at) => {
        sendCall(bench.bus, call, `${name}-${at}`)
        bench.wait(400)
      })
    send(ana, mine, 'mine')
    send(ben, theirs, 'theirs')
    meet()
    quarrels += ana.bus.project.blocks(indexId).displaced.size > 0 ? 1 : 0
    ana.wait(1_000)
    const start = shown(ana.bus.project)
    let undone = 0
    while (ana.bus.undo(...surfaces).ok) undone++
    pressed += undone
    for (; undone > 0; undone--) expect(ana.bus.redo(...surfaces).ok).toBe(true)
    expect(shown(ana.bus.project)).toBe(start)
    const commands: string[] = []
    alone.forEach((call, at) => {
      const verdict = sendCall(ana.bus, call, `alone-${at}`)
      if (verdict.ok && verdict.changed) commands.push(verdict.commandId)
      ana.wait(1_000)
    })
    const end = shown(ana.bus.project)
    for (let round = 0; round < 2; round++) {
      for (const command of commands.toReversed()) expect(ana.bus.undoCommand(command).ok).toBe(true)
      expect(shown(ana.bus.project)).toBe(start)
      for (const command of commands) expect(ana.bus.redoCommand(command).ok).toBe(true)
      expect(shown(ana.bus.project)).toBe(end)
    }
    steps += commands.length
  })
  assertProperty(property, 500)
  expectOften('steps undone', steps, 800)
  expectOften('quarrels', quarrels, 4)
  expectOften('steps of before they met undone and done again', pressed, 400)
})
