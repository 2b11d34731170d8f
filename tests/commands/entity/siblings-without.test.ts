import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { groupEntities } from '../../../commands/entity/group-entities.ts'
import { moveEntities } from '../../../commands/entity/move-entities.ts'
import { siblingsWithout } from '../../../commands/entity/siblings-without.ts'
import { box, entityId, sceneId, workbench } from '../support/workbench.ts'

const ids = Array.from({ length: 12 }, (_, index) => entityId(`e${index}`))
const siblingsOf = (list: readonly string[]) => ({
  length: list.length,
  at: (index: number) => ids.find((id) => id === list[index]),
  indexOf: (id: string) => list.indexOf(id),
})

test('what stays when some leave stands at the same places as in a list without them', () => {
  fc.assert(
    fc.property(fc.subarray(ids), fc.array(fc.constantFrom(...ids), { maxLength: 14 }), (all, leaving) => {
      const staying = all.filter((id) => !leaving.includes(id))
      const left = siblingsWithout(siblingsOf(all), leaving)
      expect(left.length).toBe(staying.length)
      expect(Array.from({ length: staying.length + 1 }, (_, at) => left.at(at))).toEqual([
        ...staying,
        undefined,
      ])
      expect(ids.map((id) => left.indexOf(id))).toEqual(ids.map((id) => staying.indexOf(id)))
    }),
  )
})

test('as many as a command may name go to another place at once', () => {
  const { bus, run } = { ...workbench(), run: 12_000 }
  const many = Array.from({ length: run }, (_, index) => entityId(`many${index}`))
  for (const id of many) bus.execute(createEntity, { ...box(id), entityId: id, parentId: null, sceneId })
  const [first] = many
  if (!first) throw new Error('none was made')
  const verdict = bus.execute(moveEntities, { entityIds: many.slice(1), parentId: null, before: first })
  expect(verdict).toMatchObject({ ok: true, changed: true })
  expect(bus.project.children(sceneId, null).at(-1)).toBe(first)
})

test('a group stands in the nearest thing that all of it lie in, and leaves what lies in another one of it there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 2, maxLength: 9 }),
      fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
      (parents, picks) => {
        const { bus } = workbench()
        const parentOf = new Map<string, string | null>()
        const made = parents.map((pick, index) => {
          const id = entityId(`made${index}`)
          const above = pick % (index + 1)
          const parentId = above === index ? null : entityId(`made${above}`)
          bus.execute(createEntity, { ...box(id), entityId: id, parentId, sceneId })
          parentOf.set(id, parentId)
          return id
        })
        const above = (id: string): string[] => {
          const parent = parentOf.get(id) ?? null
          return parent === null ? [] : [parent, ...above(parent)]
        }
        const chosen = [...new Set(picks.map((pick) => made[pick % made.length] ?? entityId('made0')))]
        const members = chosen.filter((id) => !above(id).some((one) => chosen.some((other) => other === one)))
        const shared = members.map(above).reduce((a, b) => a.filter((id) => b.includes(id)))
        const group = { groupId: entityId('group'), name: 'Group', entityIds: chosen }
        expect(bus.execute(groupEntities, group)).toMatchObject({ ok: true })
        expect(bus.project.entity(entityId('group'))?.parentId).toBe(shared[0] ?? null)
        expect(new Set(bus.project.children(sceneId, entityId('group')))).toEqual(new Set(members))
      },
    ),
  )
})
