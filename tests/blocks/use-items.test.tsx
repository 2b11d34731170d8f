// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { EntityId } from '../../model/ids.ts'
import type { ItemSource } from '../../src/blocks/canvas/item-source.ts'
import { useItems } from '../../src/blocks/use-items.ts'
import { useWorkspace } from '../../src/workspace/state/workspace-context.ts'
import { type RenderedWorkspace, renderWorkspace } from '../workspace/render-workspace.tsx'

const noClick = () => null
let rendered: RenderedWorkspace
let source: ItemSource | undefined
afterEach(() => rendered.unmount())

function Probe() {
  source = useItems(useWorkspace().state.sceneId.get(), noClick)
  return null
}

test('blocks are offered the things of their scene in groups, but not its sky or the pointer, which no new block is about either', async () => {
  rendered = await renderWorkspace(<Probe />)
  const { bus, state, boxId } = rendered
  const sky = EntityId.parse('sky')
  act(() => {
    for (const [id, kind] of [
      [sky, 'environment'],
      [EntityId.parse('pointer'), 'cursor'],
    ] as const)
      bus.execute(createEntity, {
        entityId: id,
        sceneId: state.sceneId.get(),
        kind,
        name: kind,
        parentId: null,
        before: null,
        position: [0, 0, 0],
        rotation: [0, 0, 0],
        scale: [1, 1, 1],
        components: {},
      })
  })
  expect(bus.project.entity(sky)?.name).toBe('environment')
  const offered = source?.items() ?? []
  expect(offered.map(({ name }) => name)).toContain('Box')
  expect(offered.map(({ id }) => id)).not.toContain(sky)
  expect(offered.map(({ id }) => id)).not.toContain('pointer')
  expect(offered.every(({ group }) => group !== '')).toBe(true)
  act(() => state.selection.set([sky]))
  expect(source?.preferred(new Set())).not.toBe(sky)
  act(() => state.selection.set([boxId]))
  expect(source?.preferred(new Set())).toBe(boxId)
})
