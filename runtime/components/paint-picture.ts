import * as THREE from 'three'
import type { WorldContext } from '../scene/world-context.ts'
import { drawPicture } from './draw-picture.ts'

/** Puts a picture of the library on every mesh under `object`, once it is there, on each side as a whole. `color` is seen where the picture is see-through. */
export function paintPicture(
  context: WorldContext,
  object: THREE.Object3D,
  { source, color }: { readonly source: string; readonly color: string },
): void {
  const paint = async () => {
    const image = await new THREE.ImageLoader().loadAsync(await context.files.address(source))
    const map = new THREE.CanvasTexture(drawPicture(image, color))
    map.colorSpace = THREE.SRGBColorSpace
    map.anisotropy = 4
    object.traverse((part) => {
      if (!(part instanceof THREE.Mesh)) return
      const [before] = [part.material].flat()
      const material = new THREE.MeshStandardMaterial({
        map,
        roughness: 0.92,
        transparent: before.transparent,
        opacity: before.opacity,
        depthWrite: before.depthWrite,
      })
      material.userData.isOwn = true
      material.addEventListener('dispose', () => map.dispose())
      part.geometry = withSides(part.geometry)
      part.material = material
    })
  }
  paint().catch(reportError).finally(context.invalidate)
}

/** A copy with a place of the picture for every corner: each face shows the part that lies before it, from the side that it looks to most. */
function withSides(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const copy = geometry.index ? geometry.toNonIndexed() : geometry.clone()
  copy.userData = { isOwn: true }
  copy.computeVertexNormals()
  const box = new THREE.Box3().setFromBufferAttribute(attribute(copy, 'position'))
  const position = attribute(copy, 'position')
  const normal = attribute(copy, 'normal')
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
  copy.setAttribute('uv', new THREE.BufferAttribute(uv, 2))
  return copy
}

function attribute(geometry: THREE.BufferGeometry, name: string): THREE.BufferAttribute {
  const found = geometry.getAttribute(name)
  if (!(found instanceof THREE.BufferAttribute)) throw new Error(`a shape without ${name}`)
  return found
}
