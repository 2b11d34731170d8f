import type { Page } from '@playwright/test'

/** The box round what is drawn of a thing, in the scene: metres to a hundredth, whether by A-Frame or here; all zeros for what cannot be seen. */
export interface DrawnBox {
  readonly middle: readonly number[]
  readonly size: readonly number[]
}

/** Measures the mesh of the elements that `selector` finds, each by itself without what is inside of it. */
export const drawnBoxes = (page: Pick<Page, 'evaluate'>, selector: string): Promise<readonly DrawnBox[]> =>
  page.evaluate<DrawnBox[]>(`(${measure})(${JSON.stringify(selector)})`)

const measure = `(selector) => {
  const list = (vector) => vector.toArray().map((value) => Math.round(value * 100) / 100 + 0)
  const scene = document.querySelector('a-scene').object3D
  // Every place anew, also of what rests.
  scene.updateMatrixWorld(true)
  return [...document.querySelectorAll(selector)].map((el) => {
    const mesh = el.getObject3D('mesh')
    const box = new THREE.Box3()
    let isSeen = true
    for (let at = mesh; at; at = at.parent) if (!at.visible) isSeen = false
    if (isSeen) box.setFromObject(mesh, true)
    return { middle: list(box.getCenter(new THREE.Vector3())), size: list(box.getSize(new THREE.Vector3())) }
  })
}`
