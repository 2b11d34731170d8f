import * as THREE from 'three'
import { expect, test } from 'vitest'
import { PoseRefiner } from '../../../../runtime/ar/pose/refine-pose.ts'
import { seededRandom } from '../../../../runtime/random/seeded-random.ts'
import { busyGrey, seenBy } from './grey-film.ts'

const degree = Math.PI / 180
const size = new THREE.Vector3(1, 1, 1)
const never = () => false

/** A picture before a camera, and what MindAR might say of it: up to 19 % too near or far, turned by up to 11 degrees, and skewed. */
function scene(seed: number) {
  const random = seededRandom(seed)
  const within = (most: number) => (random() * 2 - 1) * most
  const picture = busyGrey(random)
  const at = new THREE.Vector3(within(0.2), within(0.15), -1.2 - random() * 1.4)
  const turn = new THREE.Quaternion().setFromEuler(
    new THREE.Euler(within(30) * degree, within(30) * degree, within(25) * degree),
  )
  const seen = seenBy(picture, new THREE.Matrix4().compose(at, turn, size), random)
  const axis = new THREE.Vector3(within(1), within(1), within(1)).normalize()
  const rough = new THREE.Matrix4().compose(
    at
      .clone()
      .multiplyScalar(1 + within(0.19))
      .add(new THREE.Vector3(within(0.03), within(0.03), 0)),
    turn.clone().multiply(new THREE.Quaternion().setFromAxisAngle(axis, random() * 11 * degree)),
    size,
  )
  // MindAR's matrices are a little skewed, which a turn alone cannot make good.
  rough.multiply(new THREE.Matrix4().makeShear(within(0.04), 0, 0, 0, 0, 0))
  return { picture, seen, rough, at, turn }
}

function off(place: THREE.Matrix4, { at, turn }: ReturnType<typeof scene>) {
  const [found, way] = [new THREE.Vector3(), new THREE.Quaternion()]
  place.decompose(found, way, new THREE.Vector3())
  return { share: found.distanceTo(at) / at.length(), degrees: way.angleTo(turn) / degree }
}

const seeds = Array.from({ length: 40 }, (_, index) => index + 1)

test(`[T11] a place that is wrong by up to 19 % and 11 degrees is found to 1 % and 3 degrees, or left (seeds 1 to ${seeds.length})`, () => {
  let left = 0
  for (const seed of seeds) {
    const one = scene(seed)
    const place = new PoseRefiner(one.picture).refine(one.seen, one.rough, never)
    if (!place) {
      left += 1
      continue
    }
    const { share, degrees } = off(place, one)
    expect(share, `seed ${seed}`).toBeLessThan(0.01)
    expect(degrees, `seed ${seed}`).toBeLessThan(3)
  }
  expect(left).toBeLessThanOrEqual(2)
})

test('from where it was a moment ago it is found though what is said of it now is far too wrong, until it is forgotten', () => {
  const one = scene(3)
  const refiner = new PoseRefiner(one.picture)
  expect(refiner.refine(one.seen, one.rough, never)).not.toBeNull()
  const wrong = one.rough.clone().setPosition(
    one.at
      .clone()
      .multiplyScalar(1.3)
      .add(new THREE.Vector3(0.2, 0.1, 0)),
  )
  const place = refiner.refine(one.seen, wrong, never)
  expect(place && off(place, one).share).toBeLessThan(0.01)
  refiner.forget()
  expect(refiner.refine(one.seen, wrong, never)).toBeNull()
})

test('what is another picture, out of view, behind the camera or out of time is left as it was', () => {
  const one = scene(5)
  const other = new PoseRefiner(scene(6).picture)
  expect(other.refine(one.seen, one.rough, never)).toBeNull()
  const mine = new PoseRefiner(one.picture)
  for (const at of [new THREE.Vector3(5, 0, -2), new THREE.Vector3(0, 0, 2)])
    expect(mine.refine(one.seen, one.rough.clone().setPosition(at), never)).toBeNull()
  expect(mine.refine(one.seen, one.rough, () => true)).toBeNull()
})
