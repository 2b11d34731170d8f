import type { BufferGeometry, Group, Mesh } from 'three'
import { type Joint, jointsOf } from '../kit/joints.ts'
import type { Three } from '../kit/three.ts'
import { between } from './between.ts'
import type { Clip, JointPose, Pose } from './clip.ts'

/** A model that moves on the spot. At rest it is the one mesh it was made of; while it moves, each joint is a mesh of its own. */
export interface Puppet {
  readonly object: Group
  /** Shows it as it is after so many seconds; the same seconds always give the same picture. */
  show(seconds: number): void
  rest(): void
}

interface PuppetOptions {
  /** A function, asked at each moment, where it may change. */
  readonly clip: Clip | ((seconds: number) => Clip)
  /** Repetitions in the time of one. */
  readonly speed: number
  /** Phase (0 to 1) at second 0, so that a flock does not move in step. */
  readonly phase: number
  /** What it did before, out of which it goes over in so many seconds after it is first shown. */
  readonly before?: { readonly clip: Clip; readonly speed: number; readonly seconds: number }
}

/** `object` holds the mesh `still` and stands for the model from now on. */
export function createPuppet(three: Three, object: Group, still: Mesh, options: PuppetOptions): Puppet {
  const { clip: known, speed, phase, before } = options
  const clipAt = typeof known === 'function' ? known : () => known
  let groups: ReadonlyMap<string, Group> | undefined
  let trunk: Group | undefined
  let isMoving = false
  let since: number | undefined
  return {
    object,
    show(seconds) {
      if (!groups || !trunk) ({ groups, trunk } = takenApart(three, still))
      if (!isMoving) {
        object.remove(still)
        object.add(trunk)
        isMoving = true
      }
      const clip = clipAt(seconds)
      since ??= seconds
      const share = before && before.seconds > 0 ? (seconds - since) / before.seconds : 1
      const now = poseAt(clip, seconds * speed, phase)
      const pose =
        before && share < 1 ? between(poseAt(before.clip, seconds * before.speed, phase), now, share) : now
      for (const [name, group] of groups) bend(group, pose[name] ?? {})
    },
    rest() {
      if (!isMoving || !trunk) return
      object.remove(trunk)
      object.add(still)
      isMoving = false
    },
  }
}

function poseAt(clip: Clip, seconds: number, phase: number): Pose {
  const turns = seconds / clip.seconds + phase
  return clip.pose(turns - Math.floor(turns))
}

/** The joints of the mesh as groups about their pivots, sharing its corners; `trunk` carries them all. */
function takenApart(three: Three, still: Mesh): { groups: Map<string, Group>; trunk: Group } {
  const joints = jointsOf(still.geometry)
  const made: Group[] = []
  const groups = new Map<string, Group>()
  for (const [index, joint] of joints.entries()) {
    const group = new three.Group()
    const carrier = joint.parent === null ? undefined : joints[joint.parent]
    const [x = 0, y = 0, z = 0] = joint.pivot.map((value, axis) => value - (carrier?.pivot[axis] ?? 0))
    group.userData.home = [x, y, z]
    group.position.set(x, y, z)
    if (joint.count > 0) group.add(limb(three, still, joint))
    if (joint.parent !== null) made[joint.parent]?.add(group)
    made[index] = group
    groups.set(joint.name, group)
  }
  return { groups, trunk: made[0] ?? new three.Group() }
}

function limb(three: Three, still: Mesh, joint: Joint): Mesh {
  const [x, y, z] = joint.pivot
  const mesh = new three.Mesh(limbGeometry(three, still.geometry, joint), still.material)
  mesh.position.set(-x, -y, -z)
  mesh.castShadow = still.castShadow
  mesh.receiveShadow = still.receiveShadow
  return mesh
}

/** By the geometry of the whole model and the first corner: models that are the same have the same limbs, and may be drawn together. */
const limbs = new WeakMap<BufferGeometry, Map<number, BufferGeometry>>()

function limbGeometry(three: Three, whole: BufferGeometry, { start, count }: Joint): BufferGeometry {
  const known = limbs.get(whole) ?? new Map<number, BufferGeometry>()
  limbs.set(whole, known)
  const kept = known.get(start)
  if (kept) return kept
  const geometry = new three.BufferGeometry()
  geometry.attributes = whole.attributes
  geometry.setDrawRange(start, count)
  const box = new three.Box3()
  const position = whole.getAttribute('position')
  const corner = new three.Vector3()
  for (let i = start; i < start + count; i++) box.expandByPoint(corner.fromBufferAttribute(position, i))
  geometry.boundingBox = box
  geometry.boundingSphere = box.getBoundingSphere(new three.Sphere())
  known.set(start, geometry)
  return geometry
}

function bend(group: Group, { turn = [0, 0, 0], shift = [0, 0, 0], size = [1, 1, 1] }: JointPose): void {
  const home: readonly number[] = group.userData.home
  group.position.set((home[0] ?? 0) + shift[0], (home[1] ?? 0) + shift[1], (home[2] ?? 0) + shift[2])
  group.rotation.set(turn[0], turn[1], turn[2])
  group.scale.set(size[0], size[1], size[2])
}
