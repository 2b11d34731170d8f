import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { headlessThree as three } from '../models/headless-three.ts'

vi.mock('three', () => import('../models/headless-three.ts').then(({ headlessThree }) => headlessThree))
const { NearParts } = await import('../../../runtime/edit/near-parts.ts')

const number = fc.double({ min: -6, max: 6, noNaN: true })
const point = fc.tuple(number, number, number)
const thing = fc.record({
  at: point,
  turn: point,
  scale: fc.tuple(fc.double({ min: 0.1, max: 3, noNaN: true }), fc.constantFrom(0.2, 1, -2), fc.constant(1)),
  kind: fc.constantFrom('box', 'sphere', 'line', 'points', 'sprite'),
  isNested: fc.boolean(),
})

function build(kind: string) {
  const box = new three.BoxGeometry(1, 2, 0.5)
  if (kind === 'line') return new three.Line(box)
  if (kind === 'points') return new three.Points(box)
  if (kind === 'sprite') return new three.Sprite()
  return new three.Mesh(kind === 'box' ? box : new three.SphereGeometry(0.7))
}

it('leaves out nothing that a ray meets, wherever things stand and however they are turned and stretched', () => {
  fc.assert(
    fc.property(fc.array(thing, { minLength: 1, maxLength: 12 }), point, point, (things, from, beside) => {
      const roots: InstanceType<typeof three.Object3D>[] = []
      for (const { at, turn, scale, kind, isNested } of things) {
        const object = build(kind)
        object.position.set(...at)
        object.rotation.set(...turn)
        object.scale.set(...scale)
        const above = isNested ? roots.at(-1) : undefined
        if (above) above.add(object)
        else roots.push(new three.Group().add(object))
      }
      for (const root of roots) root.updateMatrixWorld()
      const raycaster = new three.Raycaster()
      raycaster.camera = new three.PerspectiveCamera()
      const origin = new three.Vector3(...from)
      const aim = new three.Vector3(...beside)
        .multiplyScalar(0.1)
        .add(new three.Vector3(...(things[0]?.at ?? from)))
      raycaster.set(origin, aim.sub(origin).addScalar(0.001).normalize())
      const near = new NearParts()
      near.gather(roots)
      const met = (objects: typeof roots, isDeep: boolean) =>
        raycaster.intersectObjects(objects, isDeep).map(({ object, distance }) => [object.id, distance])
      expect(
        met(
          near.along(raycaster.ray, () => true),
          false,
        ),
      ).toEqual(met(roots, true))
    }),
    { numRuns: 300, verbose: true },
  )
})

it('names few of many, and none below what is not wanted', () => {
  const roots = Array.from({ length: 200 }, (_, index) => {
    const root = new three.Group().add(new three.Mesh(new three.BoxGeometry()))
    root.position.x = index * 3
    root.updateMatrixWorld()
    return root
  })
  const near = new NearParts()
  near.gather(roots)
  const down = new three.Ray(new three.Vector3(300, 9, 0), new three.Vector3(0, -1, 0))
  expect(near.along(down, () => true)).toEqual(roots[100]?.children)
  expect(near.along(down, (root) => root !== roots[100])).toEqual([])
  const up = new three.Ray(new three.Vector3(300, 9, 0), new three.Vector3(0, 1, 0))
  expect(near.along(up, () => true)).toEqual([])
})

it('follows what moved, with what hangs below it', () => {
  const root = new three.Group()
  const inside = new three.Mesh(new three.BoxGeometry())
  root.add(inside)
  root.updateMatrixWorld()
  const near = new NearParts()
  near.gather([new three.Group(), root])
  inside.position.x = 8
  near.follow(root)
  near.follow(new three.Group())
  const down = (x: number) => new three.Ray(new three.Vector3(x, 9, 0), new three.Vector3(0, -1, 0))
  expect(near.along(down(8), () => true)).toEqual([inside])
  expect(near.along(down(0), () => true)).toEqual([])
})
