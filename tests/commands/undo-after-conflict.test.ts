import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BlockUpsert } from '../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../commands/blocks/change-blocks.ts'
import { moveEntities } from '../../commands/entity/move-entities.ts'
import { createVariable } from '../../commands/variable/create-variable.ts'
import { BlockId } from '../../model/ids.ts'
import { sendCall } from '../../scripts/fuzz/send-call.ts'
import { assertProperty } from './support/assert-property.ts'
import { expectOften } from './support/expect-often.ts'
import { undoableCall } from './support/fuzz.ts'
import { shown } from './support/shown.ts'
import { twoPeople } from './support/two-people.ts'
import { entityId, indexId, type Workbench } from './support/workbench.ts'

const block = (id: string) => BlockId.parse(id)
const below = (parent: string) => ({ parent: block(parent), input: 'next', kind: 'statement' }) as const
const inside = (parent: string) => ({ parent: block(parent), input: 'TEXT', kind: 'value' }) as const
const free = { parent: null, x: 200, y: 100 } as const

function put({ bus }: Workbench, id: string, at: NonNullable<BlockUpsert['at']>): void {
  const upsert = { id: block(id), type: 'wait', hasNext: true, at, fields: {}, extra: {}, shadows: {} }
  expect(bus.execute(changeBlocks, { fileId: indexId, upserts: [upsert], deletes: [] }).ok).toBe(true)
}

const places = ({ bus }: Workbench) =>
  Object.fromEntries([...bus.project.blocks(indexId).blocks.values()].map(({ id, place }) => [id, place]))

/** Ana hung `mine` below `first` and Ben `theirs`, neither of whom saw the other. */
function bothBelow(): ReturnType<typeof twoPeople> {
  const people = twoPeople()
  const [ana, ben, meet] = people
  put(ana, 'first', free)
  meet()
  put(ana, 'mine', below('first'))
  ben.bus.endMerge()
  put(ben, 'other', free)
  put(ben, 'theirs', below('first'))
  meet()
  ana.wait(1_000)
  return people
}

test('what two people hung in the same place stands, after a move and its undo, in the order in which it stood', () => {
  const [ana] = bothBelow()
  const before = places(ana)
  expect(before).toMatchObject({ theirs: below('first'), mine: below('theirs') })
  put(ana, 'mine', free)
  ana.bus.undo(`file:${indexId}`)
  expect(places(ana)).toEqual(before)
  ana.bus.redo(`file:${indexId}`)
  expect(places(ana)).toMatchObject({ theirs: below('first'), mine: free })
})

test('several steps that are one do again what they did, whichever of them wins a place', () => {
  const [ana] = twoPeople()
  put(ana, 'block2', free)
  put(ana, 'block2', below('block0'))
  put(ana, 'block0', below('block2'))
  const end = places(ana)
  ana.bus.undo(`file:${indexId}`)
  ana.bus.redo(`file:${indexId}`)
  expect(places(ana)).toEqual(end)
})

test('what goes back into a slot that somebody has filled since has it: an undo is seen', () => {
  const [ana, ben, meet] = twoPeople()
  put(ana, 'holder', free)
  put(ana, 'mine', inside('holder'))
  ana.wait(1_000)
  put(ana, 'mine', free)
  meet()
  put(ben, 'theirs', inside('holder'))
  meet()
  ana.bus.undo(`file:${indexId}`)
  meet()
  for (const bench of [ana, ben])
    expect(places(bench)).toMatchObject({ mine: inside('holder'), theirs: { parent: null } })
})

test('where others have built since, a thing that goes back and would close a ring is what stays out of it', () => {
  const [ana, ben, meet] = twoPeople()
  const move = (bench: Workbench, id: string, parent: string | null) =>
    bench.bus.execute(moveEntities, {
      entityIds: [entityId(id)],
      parentId: parent === null ? null : entityId(parent),
      before: null,
    })
  move(ana, 'c', null)
  meet()
  move(ben, 'b', 'c')
  meet()
  ana.bus.undo('scene')
  meet()
  for (const { bus } of [ana, ben]) {
    expect(bus.project.entity(entityId('b'))?.parentId).toBe('c')
    expect(bus.project.entity(entityId('c'))?.parentId).toBe(null)
  }
})

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
    const commands: string[] = []
    alone.forEach((call, at) => {
      const verdict = sendCall(ana.bus, call, `alone-${at}`)
      if (verdict.ok && verdict.changed) commands.push(verdict.commandId)
      ana.wait(1_000)
    })
    const end = shown(ana.bus.project)
    for (const command of commands.toReversed()) expect(ana.bus.undoCommand(command).ok).toBe(true)
    expect(shown(ana.bus.project)).toBe(start)
    for (const command of commands) expect(ana.bus.redoCommand(command).ok).toBe(true)
    expect(shown(ana.bus.project)).toBe(end)
    steps += commands.length
  })
  assertProperty(property, 500)
  expectOften('steps undone', steps, 800)
  expectOften('quarrels', quarrels, 4)
})
