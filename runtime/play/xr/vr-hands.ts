import * as THREE from 'three'
import type { EntityId } from '../../../model/ids.ts'
import type { XrHand } from '../../../protocol/frame/run-input.ts'
import { stepHeight } from '../../simulation/motion/player-room.ts'
import type { Vec3 } from '../../simulation/space/vec3.ts'
import { Dwell } from './dwell.ts'
import type { GazeRing } from './gaze-ring.ts'
import type { HandJoints } from './hand-joints.ts'
import { HandPointer } from './hand-pointer.ts'
import type { LandingAim } from './landing-aim.ts'
import type { Stick } from './stick-reader.ts'
import type { BoardButton } from './vr-board.ts'
import type { HandKind, VrPage } from './vr-page.ts'
import type { VrParts } from './vr-parts.ts'

/** Cosine of how far a ray may tremble between pressing and letting go: ten degrees. */
const tremble = Math.cos(Math.PI / 18)
/** Metres that a pinched thing may be carried and yet was only clicked. */
const carried = 0.05
const both = [0, 1] as const

interface Press {
  readonly id: EntityId | null
  /** On a board before the eyes, not on the world. */
  readonly isOnPage: boolean
  /** What of it. */
  readonly button: BoardButton | null
  /** On nothing, or on what one walks on. */
  readonly isFree: boolean
  readonly from: THREE.Ray
}

type HandsParts = Pick<VrParts, 'picker' | 'inputs' | 'stage' | 'simulation' | 'playerId'> & {
  readonly aim: LandingAim
  readonly gaze: GazeRing
  readonly joints: readonly HandJoints[]
}

/** What is pointed at, clicked and held in VR: by controllers, by bare hands, or by looking where there are neither. */
export class VrHands {
  readonly #parts: HandsParts
  readonly #pointers: readonly HandPointer[]
  readonly #presses = new Map<HandPointer, Press>()
  readonly #holding = new Map<HandPointer, XrHand>()
  readonly #dwell = new Dwell<EntityId | BoardButton>()
  #page: VrPage | null = null
  readonly #turn = new THREE.Euler(0, 0, 0, 'YXZ')
  readonly #look = new THREE.Ray()
  /** The one that was used last: what it points at counts as pointed at. */
  #first: HandPointer | null = null
  #landing: Vec3 | null = null

  constructor(parts: HandsParts) {
    this.#parts = parts
    const { xr } = parts.stage.world.scene.renderer
    this.#pointers = both.map(
      (index) =>
        new HandPointer(xr.getController(index), {
          onPress: (pointer) => this.#press(pointer),
          onRelease: (pointer) => this.#release(pointer),
          onGrip: (pointer) => this.#grip(pointer, this.#hitOf(pointer)?.id ?? null),
          onLetGo: (pointer) => this.#letGo(pointer),
        }),
    )
  }

  /** What WebXR moves; it must hang in the room. */
  get objects(): readonly THREE.Object3D[] {
    return this.#pointers.map(({ space }) => space)
  }

  /** What the person has in their hands now. */
  get kind(): HandKind {
    const there = this.#pointers.filter(({ isThere }) => isThere)
    if (there.length === 0) return 'nothing'
    return there.some(({ isBare }) => isBare) ? 'hands' : 'controllers'
  }

  /** The page that stands before the eyes from now on. */
  begin(page: VrPage): void {
    this.#page = page
    for (const pointer of this.#pointers) pointer.use(true)
  }

  sticks(): readonly Stick[] {
    return this.#pointers.flatMap(({ stick }) => stick ?? [])
  }

  /** Before each picture, when the room stands where it stands. `aiming`: the hand whose stick chooses a place. */
  advance(milliseconds: number, aiming: XrHand | null): void {
    const { inputs, picker, aim, gaze, joints } = this.#parts
    const there = this.#pointers.filter(({ isThere }) => isThere)
    for (const pointer of there) pointer.follow()
    for (const hand of joints) hand.follow()
    const first = this.#firstOf(there)
    for (const pointer of there) {
      const page = this.#page?.meet(pointer.ray) ?? null
      const hit = page === null ? picker.entityAlong(pointer.ray) : null
      pointer.show(page?.distance ?? (hit ? hit.point.distanceTo(pointer.ray.origin) : null))
      if (pointer === first) inputs.pointAt(hit?.id ?? null)
      const hand = this.#holding.get(pointer)
      if (hand) inputs.add({ kind: 'hand', hand, ...this.#poseOf(pointer) })
    }
    const choosing = there.find((pointer) => pointer.hand === aiming || this.#mayLandBy(pointer))
    if (choosing) aim.aim(choosing.ray)
    else aim.hide()
    gaze.object.visible = there.length === 0
    if (there.length === 0) this.#gaze(milliseconds)
  }

  /** Where somebody without a stick wants to be since the last call. */
  takeLanding(): Vec3 | null {
    const landing = this.#landing
    this.#landing = null
    return landing
  }

  end(): void {
    for (const pointer of this.#pointers) {
      this.#letGo(pointer)
      pointer.use(false)
    }
    this.#presses.clear()
    this.#page = null
    this.#parts.aim.hide()
    this.#parts.gaze.object.visible = false
    this.#parts.inputs.pointAt(null)
  }

  #firstOf(there: readonly HandPointer[]): HandPointer | undefined {
    if (this.#first && there.includes(this.#first)) return this.#first
    return there.find(({ hand }) => hand === 'right') ?? there[0]
  }

  #hitOf(pointer: HandPointer) {
    pointer.follow()
    return this.#parts.picker.entityAlong(pointer.ray)
  }

  #press(pointer: HandPointer) {
    const hit = this.#hitOf(pointer)
    const page = this.#page?.meet(pointer.ray) ?? null
    const isOnPage = page !== null
    const id = isOnPage ? null : (hit?.id ?? null)
    const isFree = !isOnPage && (!hit || this.#isFloor(hit.point))
    this.#first = pointer
    this.#presses.set(pointer, {
      id,
      isOnPage,
      button: page?.button ?? null,
      isFree,
      from: pointer.ray.clone(),
    })
    // Who has no grip to press holds by pinching.
    if (pointer.isBare) this.#grip(pointer, id)
  }

  #release(pointer: HandPointer) {
    const press = this.#presses.get(pointer)
    this.#presses.delete(pointer)
    pointer.follow()
    const { aim, inputs } = this.#parts
    if (press?.isFree && aim.landing && !pointer.stick) this.#landing = aim.landing
    const { origin, direction } = pointer.ray
    const isCarried =
      this.#holding.has(pointer) && press !== undefined && press.from.origin.distanceTo(origin) > carried
    if (pointer.isBare) this.#letGo(pointer)
    if (!press || isCarried || press.from.direction.dot(direction) < tremble) return
    if (press.button) this.#page?.press(press.button)
    else if (press.id !== null) inputs.clickOn(press.id)
  }

  /** Whether it is a pointer without a stick that is held down where one may want to go. */
  #mayLandBy(pointer: HandPointer): boolean {
    return pointer.stick === null && this.#presses.get(pointer)?.isFree === true
  }

  #isFloor({ x, y, z }: THREE.Vector3): boolean {
    const { simulation, playerId } = this.#parts
    const feet = (playerId !== null && simulation.entities.get(playerId)?.position[1]) || 0
    return Math.abs(y - feet) < stepHeight && simulation.mayLand([x, y, z])
  }

  #grip(pointer: HandPointer, entityId: EntityId | null) {
    this.#first = pointer
    if (entityId === null) return
    this.#holding.set(pointer, pointer.hand)
    this.#parts.inputs.add({ kind: 'grab', entityId, hand: pointer.hand, ...this.#poseOf(pointer) })
  }

  #letGo(pointer: HandPointer) {
    const hand = this.#holding.get(pointer)
    if (!hand) return
    this.#holding.delete(pointer)
    this.#parts.inputs.add({ kind: 'release', hand })
  }

  /** Where it is in the world, to a tenth of a millimetre and a hundredth of a degree. */
  #poseOf({ space, ray }: HandPointer): { readonly position: Vec3; readonly rotation: Vec3 } {
    const { x, y, z } = this.#turn.setFromRotationMatrix(space.matrixWorld)
    const inDegrees = (radians: number) => rounded((radians * 180) / Math.PI, 100)
    const { origin } = ray
    return {
      position: [rounded(origin.x, 10_000), rounded(origin.y, 10_000), rounded(origin.z, 10_000)],
      rotation: [inDegrees(x), inDegrees(y), inDegrees(z)],
    }
  }

  #gaze(milliseconds: number) {
    const { inputs, picker, gaze, stage } = this.#parts
    const { matrixWorld } = stage.world.camera
    this.#look.origin.setFromMatrixPosition(matrixWorld)
    this.#look.direction.set(0, 0, -1).transformDirection(matrixWorld)
    const page = this.#page?.meet(this.#look) ?? null
    const hit = page === null ? picker.entityAlong(this.#look) : null
    inputs.pointAt(hit?.id ?? null)
    const looked = page ? page.button : (hit?.id ?? null)
    const clicked = this.#dwell.look(looked, milliseconds)
    const distance = page?.distance ?? hit?.point.distanceTo(this.#look.origin) ?? null
    gaze.show(distance, this.#dwell.share)
    if (typeof clicked === 'string') inputs.clickOn(clicked)
    else if (clicked) this.#page?.press(clicked)
  }
}

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts
