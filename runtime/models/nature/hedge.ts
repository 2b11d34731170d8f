import type { BufferGeometry } from 'three'
import { addLeafBall } from '../kit/add-leaf-ball.ts'
import { crumple } from '../kit/crumple.ts'
import { palette } from '../kit/palette.ts'
import type { Sculpture, Triple } from '../kit/sculpture.ts'

const size: Triple = [1.2, 1, 1.2]
/** Metres that the shears take off each edge. */
const cut = 0.1

/** A clipped hedge, 1.2 m long and wide and 1 m high: one beside the other they make a wall. */
export function sculptHedge(sculpture: Sculpture): void {
  const [width, height, depth] = size
  const leaves = { color: palette.leaf, top: palette.leafLight, main: true, vary: 0.045 }
  const clipped = new sculpture.three.BoxGeometry(width, height, depth, 3, 3, 3)
  clipEdges(clipped)
  crumple(clipped, 0.055, sculpture.between(0, 90))
  setDown(clipped)
  sculpture.add(clipped, leaves, { at: [0, height / 2, 0] })
  const shoots: readonly Triple[] = [
    [-0.26, 0.84, 0.24],
    [0.26, 0.82, -0.22],
    [0.22, 0.82, 0.26],
    [-0.24, 0.82, -0.26],
  ]
  for (const at of shoots)
    addLeafBall(sculpture, sculpture.between(0.2, 0.26), { ...leaves, detail: 0 }, { at })
}

/** Takes off the edges that are seen: those beside the ground stay. */
function clipEdges(geometry: BufferGeometry): void {
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const point = [position.getX(i), position.getY(i), position.getZ(i)]
    const isOut = point.map(
      (value, axis) => Math.abs(value) > (size[axis] ?? 0) / 2 - 0.001 && !(axis === 1 && value < 0),
    )
    if (isOut.filter(Boolean).length < 2) continue
    const [x = 0, y = 0, z = 0] = point.map((value, axis) =>
      isOut[axis] ? value - Math.sign(value) * cut : value,
    )
    position.setXYZ(i, x, y, z)
  }
}

/** Puts the lowest corners on the ground. */
function setDown(geometry: BufferGeometry): void {
  const position = geometry.getAttribute('position')
  const ground = -size[1] / 2
  for (let i = 0; i < position.count; i++) if (position.getY(i) < ground + 0.1) position.setY(i, ground)
}
