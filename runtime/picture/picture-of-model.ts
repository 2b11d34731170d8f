import * as THREE from 'three'
import type { FrameFile } from '../../protocol/frame/frame-file.ts'
import { readModel } from '../files/read-model.ts'
import type { World } from '../scene/create-scene.ts'

const ground = '#E9E4D4'
/** Metres. */
const side = 2

/** A WebP data URL of a model seen from a little above, `''` when it cannot be read. The next frame puts the canvas right again. */
export async function pictureOfModel(
  { scene: page }: World,
  file: FrameFile,
  pixels: number,
): Promise<string> {
  const address =
    'path' in file ? file.path : URL.createObjectURL(new Blob([file.bytes], { type: file.type }))
  try {
    const { object, end } = await readModel(address, side)
    const scene = new THREE.Scene()
    scene.background = new THREE.Color(ground)
    const sun = new THREE.DirectionalLight('#FFE3B6', 2.4)
    sun.position.set(4, 7, 5)
    scene.add(object, sun, new THREE.HemisphereLight('#E4EDF2', '#D8B88C', 2.2))
    const box = new THREE.Box3().setFromObject(object).getBoundingSphere(new THREE.Sphere())
    const camera = new THREE.PerspectiveCamera(32, 1, 0.05, 50)
    const away = Math.max(0.2, box.radius) / Math.sin((16 * Math.PI) / 180)
    camera.position.copy(box.center).add(new THREE.Vector3(0.5, 0.42, 0.76).normalize().multiplyScalar(away))
    camera.lookAt(box.center)
    const { renderer, canvas } = page
    const pixelRatio = renderer.getPixelRatio()
    renderer.setPixelRatio(1)
    renderer.setSize(pixels, pixels, false)
    renderer.render(scene, camera)
    const picture = canvas.toDataURL('image/webp', 0.85)
    renderer.setPixelRatio(pixelRatio)
    page.resize()
    end()
    return picture
  } catch {
    return ''
  } finally {
    if (address.startsWith('blob:')) URL.revokeObjectURL(address)
  }
}
