import { loadBlueprint } from '../../../content/templates/load-blueprint.ts'
import { Camera } from '../../../model/components/camera.ts'
import { Model } from '../../../model/components/model.ts'
import type { Three } from '../../../runtime/models/kit/three.ts'
import { isRecipeName, loadRecipes } from '../../../runtime/models/load-recipes.ts'
import { composeWorld } from '../../../scripts/thumbnails/compose-world.ts'

/** Page side of `open-bare-world`: three.js and nothing of ours but the models, beside A-Frame's three.js. */
const three = (globalThis as unknown as { THREE: Three }).THREE
const renderer = new three.WebGLRenderer({ antialias: true })
renderer.setSize(innerWidth, innerHeight)
renderer.shadowMap.enabled = true
renderer.shadowMap.type = three.PCFShadowMap
document.body.append(renderer.domElement)
const scene = new three.Scene()
const camera = new three.PerspectiveCamera(50, innerWidth / innerHeight, 0.1, 600)

/** Draws all that stands in a starter world once, seen as it is seen first. */
export async function open(slug: string): Promise<void> {
  const blueprint = await loadBlueprint(slug)
  const names = blueprint.entities.flatMap(
    ({ components }) => Model.safeParse(components.model).data?.name ?? [],
  )
  await loadRecipes([...names, 'kid-avatar', 'tree', 'cactus', 'rock', 'palm'].filter(isRecipeName))
  scene.add(composeWorld(three, blueprint, () => true))
  const seen = blueprint.entities.find(({ kind }) => kind === 'camera')
  camera.fov = Camera.safeParse(seen?.components.camera).data?.fov ?? 50
  camera.position.set(...(seen?.position ?? [0, 3, 8]))
  camera.lookAt(0, 1, 0)
  camera.updateProjectionMatrix()
  renderer.render(scene, camera)
  await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** Leaves nothing of the world on the graphics card, as our frame does: the next one is opened anew and not shown again. */
export function clear(): void {
  scene.traverse((object) => {
    if (object instanceof three.InstancedMesh || object instanceof three.Light) object.dispose()
    if (!(object instanceof three.Mesh || object instanceof three.Points)) return
    object.geometry.dispose()
    for (const material of [object.material].flat()) material.dispose()
  })
  scene.clear()
  renderer.render(scene, camera)
}
