import { expect, it } from 'vitest'
import { Movement } from '../../../runtime/scene/movement.ts'
import { restUntilMoved } from '../../../runtime/scene/rest-until-moved.ts'
import { headlessThree as three } from '../models/headless-three.ts'

/** A scene that never moves, with a thing that rests and another in it. */
function nested() {
  const scene = new three.Scene()
  scene.matrixAutoUpdate = false
  const thing = new three.Group()
  const inside = new three.Group()
  scene.add(thing.add(inside))
  const movement = new Movement()
  restUntilMoved(thing, movement)
  const place = () => new three.Vector3().setFromMatrixPosition(inside.matrixWorld).toArray()
  return { scene, thing, inside, place, movement }
}

it('works the places out once, and again when something may have moved', () => {
  const { scene, thing, inside, place, movement } = nested()
  thing.position.x = 1
  scene.updateMatrixWorld()
  expect(place()).toEqual([1, 0, 0])
  inside.position.y = 2
  scene.updateMatrixWorld()
  expect(place()).toEqual([1, 0, 0])
  movement.of([new three.Group()])
  scene.updateMatrixWorld()
  expect(place()).toEqual([1, 0, 0])
  movement.of([inside])
  scene.updateMatrixWorld()
  expect(place()).toEqual([1, 2, 0])
  inside.position.y = 3
  movement.ofAll()
  scene.updateMatrixWorld()
  expect(place()).toEqual([1, 3, 0])
})

it('works them out at once for whoever asks for a place or insists', () => {
  const { scene, thing, inside, place } = nested()
  scene.updateMatrixWorld()
  thing.position.x = 3
  expect(inside.getWorldPosition(new three.Vector3()).x).toBe(3)
  thing.position.x = 4
  scene.updateMatrixWorld(true)
  expect(place()).toEqual([4, 0, 0])
})
