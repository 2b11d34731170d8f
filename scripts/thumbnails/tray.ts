import type { BufferGeometry, Group } from 'three'
import { palette } from '../../runtime/models/kit/palette.ts'
import { createSculpture } from '../../runtime/models/kit/sculpture.ts'
import { solidGroup } from '../../runtime/models/kit/solid-group.ts'
import type { Three } from '../../runtime/models/kit/three.ts'

/** The birch tray that a world stands on in pictures; the top of its ground is y = 0. `size` in metres. */
export function tray(three: Three, size: number, ground: string): Group {
  const sculpture = createSculpture(three, { seed: 2, isGrounded: false })
  const unit = size / 10
  const layers = [
    [size + unit, 1.35, 0.42, -0.95, palette.birch],
    [size + unit * 0.86, 1.3, 0.12, -0.8, palette.birchEdge],
    [size, 1.1, 0.42, -0.56, palette.earth],
    [size + unit * 0.12, 1.15, 0.3, -0.3, ground],
  ] as const
  for (const [width, corner, height, foot, color] of layers) {
    const geometry = slab(three, width, corner * unit, height * unit, 0.07 * unit)
    sculpture.add(geometry, { color, vary: 0.008 }, { at: [0, foot * unit, 0] })
  }
  return solidGroup(three, 'tray', sculpture.finish())
}

/** A square board with round corners and bevelled edges, its lower side at y = 0. */
function slab(three: Three, size: number, corner: number, height: number, bevel: number): BufferGeometry {
  const half = size / 2
  const reach = half - corner
  const shape = new three.Shape()
  const corners = [
    [reach, reach, 0],
    [-reach, reach, 1],
    [-reach, -reach, 2],
    [reach, -reach, 3],
  ] as const
  for (const [x, y, quarter] of corners) {
    shape.absarc(x, y, corner, (quarter * Math.PI) / 2, ((quarter + 1) * Math.PI) / 2)
  }
  return new three.ExtrudeGeometry(shape, {
    depth: height - bevel * 2,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: 8,
  })
    .rotateX(-Math.PI / 2)
    .translate(0, bevel, 0)
}
