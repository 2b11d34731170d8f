import { expect, test } from 'vitest'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { lockEntities } from '../../../commands/entity/lock-entities.ts'
import { moveEntities } from '../../../commands/entity/move-entities.ts'
import { box, entityId, sceneId, type Workbench, workbench } from '../support/workbench.ts'

const ids = (names: readonly string[]) => names.map(entityId)
const list = ({ bus }: Workbench) =>
  bus.project.children(sceneId, null).filter((id) => !['player', 'camera', 'cursor'].includes(id))

function fiveThings(): Workbench {
  const bench = workbench()
  for (const id of ['d', 'e', 'f'])
    bench.bus.execute(createEntity, { ...box(id), entityId: entityId(id), parentId: null, sceneId })
  return bench
}

test('several things go to another place in the order that is asked for, in one step', () => {
  const bench = fiveThings()
  const before = list(bench)
  const verdict = bench.bus.execute(moveEntities, {
    entityIds: ids(['f', 'a']),
    parentId: null,
    before: entityId('d'),
  })
  expect(verdict).toMatchObject({ ok: true, changed: true })
  expect(list(bench)).toEqual(['b', 'f', 'a', 'd', 'e'])
  bench.bus.undo('scene')
  expect(list(bench)).toEqual(before)
})

test('in front of one that moves too is in front of what stays behind it', () => {
  const bench = fiveThings()
  bench.bus.execute(moveEntities, { entityIds: ids(['a', 'd']), parentId: null, before: entityId('d') })
  expect(list(bench)).toEqual(['b', 'a', 'd', 'e', 'f'])
})

test('things that lie there already stay, and nothing is written', () => {
  const bench = fiveThings()
  const stay = { entityIds: ids(['d', 'e']), parentId: null, before: entityId('f') }
  expect(bench.bus.execute(moveEntities, stay)).toMatchObject({ ok: true, changed: false })
  const turned = { ...stay, entityIds: ids(['e', 'd']) }
  expect(bench.bus.execute(moveEntities, turned)).toMatchObject({ ok: true, changed: true })
  expect(list(bench)).toEqual(['a', 'b', 'e', 'd', 'f'])
})

test('when one of them may not move, none does', () => {
  const bench = fiveThings()
  bench.bus.execute(lockEntities, { entityIds: ids(['b']), isLocked: true })
  const before = list(bench)
  const locked = { entityIds: ids(['a', 'b']), parentId: null, before: null }
  expect(bench.bus.execute(moveEntities, locked)).toMatchObject({ ok: false, code: 'entity.locked' })
  const inside = { entityIds: ids(['d', 'a']), parentId: entityId('a'), before: null }
  expect(bench.bus.execute(moveEntities, inside)).toMatchObject({
    ok: false,
    code: 'entity.would-create-cycle',
  })
  expect(list(bench)).toEqual(before)
})

test('as many as a command may name go to another place at once', () => {
  const { bus } = workbench()
  const many = Array.from({ length: 12_000 }, (_, index) => entityId(`many${index}`))
  for (const id of many) bus.execute(createEntity, { ...box(id), entityId: id, parentId: null, sceneId })
  const [first] = many
  if (!first) throw new Error('none was made')
  const verdict = bus.execute(moveEntities, { entityIds: many.slice(1), parentId: null, before: first })
  expect(verdict).toMatchObject({ ok: true, changed: true })
  expect(bus.project.children(sceneId, null).at(-1)).toBe(first)
})
