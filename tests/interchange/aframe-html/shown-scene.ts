import type { Page } from '@playwright/test'

/** What one entity shows, in numbers that do not depend on how it came to be. */
export interface ShownEntity {
  readonly name: string
  /** Of the origin of what hangs on it, in the scene, metres. */
  readonly position: readonly number[]
  readonly rotation: readonly number[]
  readonly scale: readonly number[]
  readonly isVisible: boolean
  /** Kind, corners and box of its shape. */
  readonly geometry: string | null
  readonly colour: string | null
  readonly opacity: number | null
  readonly light: string | null
}

/** Reads every entity of the scene in a page, in the order of the page; what A-Frame put in by itself is left out. */
export async function shownScene(page: Pick<Page, 'evaluate'>): Promise<readonly ShownEntity[]> {
  return page.evaluate<ShownEntity[]>(`(${readEntities})()`)
}

const readEntities = `() => {
  const round = (value) => Math.round(value * 1e3) / 1e3 + 0
  const list = (vector) => vector.toArray().slice(0, 3).map(round)
  const scene = document.querySelector('a-scene')
  scene.object3D.updateMatrixWorld(true)
  const T = THREE
  const shown = []
  for (const el of scene.querySelectorAll('*')) {
    if (!el.isEntity || el.closest('a-assets') || el.hasAttribute('aframe-injected')) continue
    const { object3D } = el
    const turn = new T.Quaternion(), place = new T.Vector3(), size = new T.Vector3()
    // A-Frame's pivot puts a group between the element and what hangs on it.
    const held = el.components.pivot ? object3D.children[0] : object3D
    held.matrixWorld.decompose(place, turn, size)
    size.copy(object3D.scale)
    if (held !== object3D) size.multiply(held.scale)
    const mesh = el.getObject3D('mesh')
    const material = mesh && mesh.material
    let geometry = null
    if (mesh && mesh.geometry && mesh.geometry.attributes.position && el.components.geometry) {
      const shape = mesh.geometry
      shape.computeBoundingBox()
      const { min, max } = shape.boundingBox
      const corners = shape.attributes.position.count
      geometry = corners === 0 ? null : [el.getAttribute('geometry').primitive, corners, list(min), list(max)].join(' ')
    }
    const light = el.getObject3D('light')
    let isVisible = true
    for (let at = object3D; at; at = at.parent) if (!at.visible) isVisible = false
    shown.push({
      name: el.dataset.name || el.id || el.tagName.toLowerCase(),
      id: el.dataset.entity ?? el.id,
      position: list(place),
      rotation: [object3D.rotation.x, object3D.rotation.y, object3D.rotation.z].map(round),
      scale: list(size),
      isVisible,
      geometry,
      colour: el.components.material && material && material.color ? '#' + material.color.getHexString() : null,
      opacity: el.components.material && material ? round(material.opacity) : null,
      light: light ? [light.type, '#' + light.color.getHexString(), round(light.intensity), round(light.distance || 0)].join(' ') : null,
    })
  }
  return shown
}`
