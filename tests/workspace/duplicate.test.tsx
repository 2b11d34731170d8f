// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type SceneEdits, useSceneEdits } from '../../src/workspace/actions/use-scene-edits.ts'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

let edits: SceneEdits
function Edits() {
  edits = useSceneEdits()
  return null
}

test('three copies of the same thing stand a step of the grid apart, none on top of another, and each is brought into the picture', async () => {
  rendered = await renderWorkspace(<Edits />)
  const { asked, bus, state, boxId } = rendered
  const selected: (readonly number[] | undefined)[] = []
  for (let copy = 0; copy < 3; copy++) {
    act(() => edits.duplicate([boxId]))
    const [id] = state.selection.get()
    expect(asked.reveals.at(-1)).toEqual([id])
    selected.push(id && bus.project.entity(id)?.position)
  }
  expect(selected).toEqual([
    [1.5, 2, 3.5],
    [2, 2, 4],
    [2.5, 2, 4.5],
  ])
  expect(bus.project.entity(boxId)?.position).toEqual([1, 2, 3])
})
