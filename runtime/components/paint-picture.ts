import * as THREE from 'three'
import { threeOfPage } from '../aframe/three-of-page.ts'
import { withPictureSides } from '../models/kit/with-picture-sides.ts'
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
      part.geometry = withPictureSides(threeOfPage, part.geometry)
      part.geometry.userData = { isOwn: true }
      part.material = material
    })
  }
  paint()
    .then(() => true)
    .catch((error: unknown) => {
      reportError(error)
      return false
    })
    .then((hasCome) => context.files.tell(source, hasCome))
    .finally(context.invalidate)
}
