import type { Object3D, Vector3 } from 'three'
import type { Vec3 } from '../view/pose.ts'

interface Way {
  /** The point in metres from where the object stands, along the axes of what it hangs in, that stays where it is when the object turns. */
  readonly pivot: Vec3
  /** The factors that the object had before it grew about the pivot; `null` when it only ever grows about its own origin. */
  readonly grownFrom: Vec3 | null
}

/**
 * Lets an object turn about a point beside its origin, `null` about the origin again. Its position, rotation and scale stay what was written to
 * them: only the matrix that comes of them, for all that hangs on the object, is another.
 */
export function turnAbout(object: Object3D, way: Way | null): void {
  Reflect.deleteProperty(object, 'updateMatrix')
  if (!way) return
  const { updateMatrix } = object
  const shift = object.position.clone()
  object.updateMatrix = () => {
    updateMatrix.call(object)
    object.matrix.setPosition(pivotShift(object, way, shift).add(object.position))
  }
}

/** How far from its position, in metres, the origin of an object comes to lie by its pivot. */
export function pivotShift(
  { quaternion, scale }: Pick<Object3D, 'quaternion' | 'scale'>,
  { pivot, grownFrom }: Way,
  into: Vector3,
): Vector3 {
  const [x, y, z] = pivot
  const [sx, sy, sz] = grownFrom ?? [0, 0, 0]
  into.set(-x * growth(scale.x, sx), -y * growth(scale.y, sy), -z * growth(scale.z, sz))
  into.applyQuaternion(quaternion)
  return into.set(into.x + x, into.y + y, into.z + z)
}

/** What was nothing cannot grow. */
const growth = (now: number, before: number): number => (before === 0 ? 1 : now / before)
