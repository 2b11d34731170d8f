import * as THREE from 'three'
import { expect, it } from 'vitest'
import { StandIns } from '../../../runtime/edit/stand-ins.ts'

/** Cannot be made again without its thing, as a class of three's cloning would do. */
class Clock extends THREE.Group {
  readonly #tick: () => void

  constructor(tick: () => void) {
    super()
    this.#tick = tick
  }

  override updateMatrixWorld(force?: boolean) {
    this.#tick()
    super.updateMatrixWorld(force)
  }
}

it('shows only what is drawn, where it stands, and can be drawn itself whatever the thing is made of', () => {
  const scene = new THREE.Scene()
  const thing = new THREE.Group()
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(), new THREE.MeshBasicMaterial())
  const unseen = new THREE.Mesh(mesh.geometry, mesh.material)
  unseen.visible = false
  mesh.position.set(0, 1, 0)
  const clock = new Clock(() => undefined)
  clock.add(mesh, unseen, new THREE.DirectionalLight())
  thing.add(clock)
  thing.position.set(2, 0, 0)
  const standIns = new StandIns(scene)

  standIns.show([thing])
  thing.position.set(9, 0, 0)
  scene.updateMatrixWorld()
  const shown = scene.children
  expect(shown.map(({ type }) => type)).toEqual(['Mesh'])
  expect(shown[0]?.getWorldPosition(new THREE.Vector3()).toArray()).toEqual([2, 1, 0])
  standIns.clear()
  expect(scene.children).toEqual([])
})
