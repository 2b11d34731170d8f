import * as THREE from 'three'
import { expect, it } from 'vitest'
import { EntityId } from '../../../model/ids.ts'
import type { Tool } from '../../../protocol/frame/tool-settings.ts'
import { exactDrag } from '../../../runtime/edit/exact-drag.ts'
import { TransformDrag } from '../../../runtime/edit/transform-drag.ts'

type Triple = readonly [number, number, number]

/** A drag of things of these scales, the first in the middle of the world and each of the others a metre farther to the right. */
function dragOf(...scales: readonly Triple[]) {
  const things = new Map(
    scales.map((scale, at) => {
      const object = new THREE.Object3D()
      object.position.x = at
      object.scale.fromArray(scale)
      return [EntityId.parse(`thing${at}`), object]
    }),
  )
  const scene = {
    object: (id: EntityId) => things.get(id),
    record: () => undefined,
    element: () => undefined,
  }
  return new TransformDrag(scene, [...things.keys()])
}

const typed = (drag: TransformDrag, tool: Tool, axis: string, value: number) =>
  exactDrag(drag, {
    tool,
    axis,
    value,
    pivot: new THREE.Vector3(),
    offset: new THREE.Vector3(),
    directions: new THREE.Quaternion(),
  })

it('[W09] makes a thing as many times larger as was typed along what is held, in all directions by the centre', () => {
  const sizes = ['X', 'Y', 'XZ', 'XYZ'].map((axis) => {
    const drag = dragOf([1, 0.5, -1])
    typed(drag, 'scale', axis, 3)
    return drag.changes()[0]?.scale
  })
  expect(sizes).toEqual([
    [3, 0.5, -1],
    [1, 1.5, -1],
    [3, 0.5, -3],
    [3, 1.5, -3],
  ])
})

it('[W09] makes several larger alike, away from the first, whatever is held', () => {
  const drag = dragOf([1, 1, 1], [1, 2, 1])
  typed(drag, 'scale', 'Y', 2)
  expect(drag.changes()).toEqual([
    { entityId: 'thing0', scale: [2, 2, 2] },
    { entityId: 'thing1', position: [2, 0, 0], scale: [2, 4, 2] },
  ])
})

it('[W09] turns about the ring that is held by as many degrees as were typed', () => {
  const drag = dragOf([1, 1, 1])
  typed(drag, 'turn', 'Z', -40)
  expect(drag.changes()).toEqual([{ entityId: 'thing0', rotation: [0, 0, -40] }])
})

it('[W09] leaves what is mirrored mirrored, and nothing thinner than a hundredth, when one size is pulled', () => {
  const drag = dragOf([-1, 1, 1])
  const [thing] = drag.objects
  thing?.scale.set(-1, 2, 1)
  drag.keepSides()
  expect(drag.changes()).toEqual([{ entityId: 'thing0', scale: [-1, 2, 1] }])
  // Through nothing, to the other side.
  thing?.scale.set(0.5, 2, -3)
  drag.keepSides()
  expect(drag.changes()).toEqual([{ entityId: 'thing0', scale: [-0.01, 2, 0.01] }])
})
