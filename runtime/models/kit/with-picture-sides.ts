import type { BufferAttribute, BufferGeometry } from 'three'
import type { Three } from './three.ts'

/** A copy with a place of the picture for every corner: each face shows the part that lies before it, from the side that it looks to most. */
export function withPictureSides(three: Three, geometry: BufferGeometry): BufferGeometry {
  const copy = geometry.index ? geometry.toNonIndexed() : geometry.clone()
  copy.computeVertexNormals()
  const box = new three.Box3().setFromBufferAttribute(attribute(three, copy, 'position'))
  const position = attribute(three, copy, 'position')
  const normal = attribute(three, copy, 'normal')
  const uv = new Float32Array(position.count * 2)
  const share = (axis: 'x' | 'y' | 'z', value: number) =>
    (value - box.min[axis]) / Math.max(1e-6, box.max[axis] - box.min[axis])
  for (let corner = 0; corner < position.count; corner++) {
    const x = share('x', position.getX(corner))
    const y = share('y', position.getY(corner))
    const z = share('z', position.getZ(corner))
    const [nx, ny, nz] = [normal.getX(corner), normal.getY(corner), normal.getZ(corner)]
    const most = Math.max(Math.abs(nx), Math.abs(ny), Math.abs(nz))
    const [u, v] =
      most === Math.abs(ny)
        ? [x, ny > 0 ? 1 - z : z]
        : most === Math.abs(nx)
          ? [nx > 0 ? 1 - z : z, y]
          : [nz > 0 ? x : 1 - x, y]
    uv.set([u, v], corner * 2)
  }
  copy.deleteAttribute('color')
  copy.setAttribute('uv', new three.BufferAttribute(uv, 2))
  return copy
}

function attribute(three: Three, geometry: BufferGeometry, name: string): BufferAttribute {
  const found = geometry.getAttribute(name)
  if (!(found instanceof three.BufferAttribute)) throw new Error(`a shape without ${name}`)
  return found
}
