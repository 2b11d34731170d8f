import * as THREE from 'three'
import type { EntityId } from '../../../../model/ids.ts'
import { headIn } from '../head-in.ts'
import { lendCamera } from '../lend-camera.ts'
import { openNearPlane } from './open-near-plane.ts'
import type { Reticle } from './reticle.ts'
import type { RoomPointers } from './room-pointers.ts'
import { ScaledLamps } from './scaled-lamps.ts'
import type { ShadowGround } from './shadow-ground.ts'
import type { SurfaceBoard } from './surface-board.ts'
import type { SurfaceControls } from './surface-controls.ts'
import type { SurfaceHits } from './surface-hits.ts'
import type { SurfaceParts, SurfaceStage } from './surface-parts.ts'
import { roomInWorld, type SurfacePlace, scaledBy, turnTowards, usualScale } from './surface-place.ts'
import type { SurfaceWorld } from './surface-world.ts'

/** What there is of the room alone: as long as the world stands nowhere, the camera sees nothing else. */
export const roomLayer = 3

const turnStep = Math.PI / 6
const sizeStep = 1.25
const nowhere = new THREE.Matrix4()

export interface VisitParts extends Omit<SurfaceParts, 'records'> {
  readonly session: XRSession
  readonly world: SurfaceWorld
  readonly hits: SurfaceHits
  readonly reticle: Reticle
  readonly ground: ShadowGround
  readonly pointers: RoomPointers
  readonly controls: SurfaceControls
  /** Where the page is not to be seen. */
  readonly board: SurfaceBoard | null
  /** A finger was drawn over the picture, so it did not tap. */
  readonly wasDragged: () => boolean
}

/** One stay in the room: a surface is looked for, the world is put on it, turned and made larger or smaller, and things of it are clicked. */
export class SurfaceVisit {
  readonly #parts: VisitParts
  readonly #lamps = new ScaledLamps()
  readonly #giveBack: () => void
  readonly #ray = new THREE.Ray()
  readonly #eye = new THREE.Vector3()
  #found: THREE.Matrix4 | null = null
  #standing: (SurfacePlace & ReturnType<SurfaceWorld['measure']>) | null = null

  constructor(parts: VisitParts) {
    this.#parts = parts
    this.#giveBack = lendCamera(parts.stage.world)
    parts.pointers.use(true)
    parts.session.addEventListener('select', (event) => this.#select(event))
    parts.stage.world.scene.renderer.xr.cameraAutoUpdate = false
    this.#showStage()
  }

  turn(angle: number): void {
    if (this.#standing) this.#standing = { ...this.#standing, turn: this.#standing.turn + angle }
  }

  turnSteps(steps: number): void {
    this.turn(steps * turnStep)
  }

  resize(factor: number): void {
    const standing = this.#standing
    if (!standing) return
    this.#standing = { ...standing, scale: scaledBy(standing.scale, factor, standing.longestSide) }
  }

  resizeSteps(steps: number): void {
    this.resize(sizeStep ** steps)
  }

  placeAgain(): void {
    if (!this.#standing) return
    this.#standing = null
    this.#parts.ground.hide()
    this.#parts.inputs.add({ kind: 'marker', isFound: false })
    this.#showStage()
  }

  /** Before each picture, after everything else has moved the camera. */
  advance(milliseconds: number): void {
    const { stage, world, reticle, hits, board } = this.#parts
    const { xr } = stage.world.scene.renderer
    const frame = xr.getFrame()
    const room = xr.getReferenceSpace()
    world.hideSurroundings()
    if (!frame || !room) return
    this.#found = this.#standing ? null : hits.in(frame, room)
    reticle.show(this.#found)
    this.#stand()
    this.#point()
    const head = headIn(frame, room)
    if (head) {
      this.#eye.set(...head.position)
      board?.advance(milliseconds, head, this.#stage)
    }
    this.#showStage()
    this.#see()
  }

  /** All is as it was before. */
  end(): void {
    this.placeAgain()
    const { hits, world, reticle, pointers, board, ground, controls, inputs, stage } = this.#parts
    hits.end()
    reticle.show(null)
    ground.hide()
    board?.hide()
    pointers.use(false)
    inputs.pointAt(null)
    this.#lamps.end()
    world.showSurroundings()
    stage.world.camera.layers.set(0)
    stage.world.scene.renderer.xr.cameraAutoUpdate = true
    this.#giveBack()
    controls.show(null)
  }

  get #stage(): SurfaceStage {
    if (this.#standing) return 'placed'
    return this.#found ? 'ready' : 'looking'
  }

  #showStage() {
    this.#parts.controls.show(this.#stage)
    this.#parts.stage.world.camera.layers.set(this.#standing ? 0 : roomLayer)
  }

  /** Puts the person where the room is in the world. */
  #stand() {
    const { stage, ground } = this.#parts
    const rig = stage.world.cameraEl.object3D
    const standing = this.#standing
    const matrix = standing ? roomInWorld(standing.stand, standing) : nowhere
    matrix.decompose(rig.position, rig.quaternion, rig.scale)
    rig.updateMatrixWorld(true)
    this.#lamps.shine(stage.entities, standing?.scale ?? 1)
    if (standing) ground.lay(standing.stand, standing.longestSide)
  }

  /** The eyes are where they are in the room, whatever three.js thinks is too near. */
  #see() {
    const { camera, scene } = this.#parts.stage.world
    scene.renderer.xr.updateCamera(camera)
    const eyes = scene.renderer.xr.getCamera()
    if (eyes.cameras.length > 1) openNearPlane(eyes)
  }

  #point() {
    const { pointers, board, picker, inputs } = this.#parts
    const scale = this.#standing?.scale ?? 1
    const pointed: EntityId[] = []
    pointers.advance((ray) => {
      const page = board?.meet(ray)
      if (page) return page.distance * scale
      const hit = this.#standing ? picker.entityAlong(ray) : null
      if (hit) pointed.push(hit.id)
      return hit ? hit.point.distanceTo(ray.origin) * scale : null
    })
    inputs.pointAt(pointed[0] ?? null)
  }

  #select({ frame, inputSource }: XRInputSourceEvent) {
    const { stage, board, picker, inputs, wasDragged } = this.#parts
    const { xr } = stage.world.scene.renderer
    const room = xr.getReferenceSpace()
    const pose = room && frame.getPose(inputSource.targetRaySpace, room)
    if (!pose) return
    const ray = new THREE.Matrix4().fromArray(pose.transform.matrix)
    ray.premultiply(stage.world.cameraEl.object3D.matrixWorld)
    this.#ray.origin.setFromMatrixPosition(ray)
    this.#ray.direction.set(0, 0, -1).transformDirection(ray)
    const button = board?.meet(this.#ray)?.button
    if (button) return button.press()
    if (!this.#standing) return this.#place()
    if (wasDragged()) return
    const hit = picker.entityAlong(this.#ray)
    if (hit) inputs.clickOn(hit.id)
  }

  #place() {
    if (!this.#found) return
    const { world, inputs } = this.#parts
    const { stand, longestSide } = world.measure()
    const at = new THREE.Vector3().setFromMatrixPosition(this.#found)
    const turn = turnTowards(at, this.#eye, world.yaw)
    this.#standing = { stand, longestSide, at, turn, scale: usualScale(longestSide, at.y) }
    inputs.add({ kind: 'marker', isFound: true })
    this.#showStage()
  }
}
