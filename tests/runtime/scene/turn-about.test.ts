import * as THREE from 'three'
import { expect, it } from 'vitest'
import { placeObject } from '../../../runtime/scene/place-object.ts'
import { turnAbout } from '../../../runtime/scene/turn-about.ts'

type Triple = readonly [number, number, number]
const place = { position: [5, 6, 7], rotation: [20, 30, 40], scale: [2, 3, 0.5] } as const
const pivot: Triple = [1, -2, 0.5]

/** Where a point that hangs on the object is in the scene, metres. */
function seen(object: THREE.Object3D, point: Triple = [0, 0, 0]): readonly number[] {
  object.updateMatrixWorld(true)
  return new THREE.Vector3(...point).applyMatrix4(object.matrixWorld).toArray()
}

/** The two groups that A-Frame makes of one with a pivot; the outer may have grown since. */
function asInAframe(grown: Triple = [1, 1, 1]): THREE.Object3D {
  const [outer, inner] = [new THREE.Group(), new THREE.Group()]
  placeObject(outer, { ...place, scale: grown })
  outer.position.add(new THREE.Vector3(...pivot))
  inner.position.set(...pivot).negate()
  inner.scale.set(...place.scale)
  outer.add(inner)
  outer.updateMatrixWorld(true)
  return inner
}

const placed = () => {
  const object = new THREE.Group()
  placeObject(object, place)
  return object
}
const near = (numbers: readonly number[]) => numbers.map((value) => expect.closeTo(value, 9))
const corner: Triple = [0.3, -0.4, 0.5]

it('what hangs on an object that turns about a pivot is where A-Frame has it, and the object keeps its own place', () => {
  const object = placed()
  turnAbout(object, { pivot, grownFrom: null })
  for (const point of [[0, 0, 0], corner] as const)
    expect(seen(object, point)).toEqual(
      near(new THREE.Vector3(...point).applyMatrix4(asInAframe().matrixWorld).toArray()),
    )
  expect(object.position.toArray()).toEqual(place.position)
  expect(object.scale.toArray()).toEqual(place.scale)
})

it('it follows every later change of place, turn and scale; without a turn it is where its place says', () => {
  const object = placed()
  turnAbout(object, { pivot, grownFrom: null })
  seen(object)
  placeObject(object, { position: [1, 2, 3], rotation: [0, 0, 0], scale: [4, 4, 4] })
  expect(seen(object)).toEqual([1, 2, 3])
  turnAbout(object, { pivot: [1, 0, 0], grownFrom: null })
  placeObject(object, { rotation: [0, 0, 90] })
  expect(seen(object)).toEqual(near([2, 1, 3]))
})

it('what grows from the size that it came with grows about the pivot', () => {
  const object = placed()
  turnAbout(object, { pivot, grownFrom: place.scale })
  placeObject(object, { scale: [2, 6, 0.75] })
  const grown = asInAframe([1, 2, 1.5]).matrixWorld
  expect(seen(object, corner)).toEqual(near(new THREE.Vector3(...corner).applyMatrix4(grown).toArray()))
})

it('what came with no size at all has a place all the same', () => {
  const object = placed()
  turnAbout(object, { pivot, grownFrom: [0, 0, 0] })
  placeObject(object, { rotation: [0, 0, 0] })
  expect(seen(object)).toEqual(place.position)
})

it('without a pivot it turns about its origin again', () => {
  const object = placed()
  turnAbout(object, { pivot, grownFrom: null })
  seen(object)
  turnAbout(object, null)
  expect(seen(object)).toEqual(place.position)
})
