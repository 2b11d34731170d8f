import * as THREE from 'three'
import { expect, it } from 'vitest'
import { EntityId } from '../../../model/ids.ts'
import { TransformDrag } from '../../../runtime/edit/transform-drag.ts'
import { turnAbout } from '../../../runtime/scene/turn-about.ts'

const quarter = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 0, 1), Math.PI / 2)
const near = (...numbers: readonly number[]) => numbers.map((value) => expect.closeTo(value, 9))

/** A thing that stands at [5, 0, 0], turned by so many degrees about [6, 0, 0]; with another at the origin where there are `others`. */
function drag(degrees: number, others = false) {
  const [door, box] = [new THREE.Object3D(), new THREE.Object3D()]
  door.position.set(5, 0, 0)
  door.rotation.set(0, 0, (degrees * Math.PI) / 180, 'YXZ')
  turnAbout(door, { pivot: [1, 0, 0], grownFrom: null })
  const things = new Map([
    [EntityId.parse('door'), door],
    ...(others ? [[EntityId.parse('box'), box] as const] : []),
  ])
  const scene = {
    object: (id: EntityId) => things.get(id),
    record: () => undefined,
    element: () => undefined,
  }
  return { drag: new TransformDrag(scene, [...things.keys()]), door }
}

const drawnAt = (object: THREE.Object3D) => object.getWorldPosition(new THREE.Vector3()).toArray()

it('a thing that is turned about its pivot is moved by its own place', () => {
  const { drag: moving, door } = drag(90)
  expect(drawnAt(door)).toEqual(near(6, -1, 0))
  moving.moveBy(new THREE.Vector3(0, 2, 0))
  expect(moving.changes()).toEqual([{ entityId: 'door', position: near(5, 2, 0) }])
  expect(drawnAt(door)).toEqual(near(6, 1, 0))
})

it('by itself it turns about its pivot, in its place', () => {
  const { drag: turning, door } = drag(90)
  turning.turnBy(new THREE.Vector3(6, -1, 0), quarter)
  expect(turning.changes()).toEqual([{ entityId: 'door', rotation: near(0, 0, 180) }])
  expect(drawnAt(door)).toEqual(near(7, 0, 0))
})

it('with others it turns and grows about their middle as if they were one', () => {
  const { drag: turning, door } = drag(0, true)
  turning.turnBy(new THREE.Vector3(), quarter)
  expect(drawnAt(door)).toEqual(near(0, 5, 0))
  const { drag: growing, door: larger } = drag(90, true)
  growing.scaleBy(new THREE.Vector3(), 2)
  expect(drawnAt(larger)).toEqual(near(12, -2, 0))
})
