import * as THREE from 'three'
import { drawing } from '../../components/define-world-component.ts'
import type { Vec3 } from '../../simulation/space/vec3.ts'
import { eyeShare } from '../../view/eye-share.ts'
import type { ComfortVeil } from './comfort-veil.ts'
import { headIn } from './head-in.ts'
import type { LandingAim } from './landing-aim.ts'
import { type Head, RoomPlace } from './room-place.ts'
import { StickReader } from './stick-reader.ts'
import type { VrHands } from './vr-hands.ts'
import type { VrPage } from './vr-page.ts'
import type { VrComfort, VrParts } from './vr-parts.ts'

/** Radians of one turn by the stick. */
const turnAngle = Math.PI / 6
/** Radians a second of a stick that is held all the way, for whom likes to turn smoothly. */
const turnSpeed = Math.PI / 2
/** Share of the way that the room catches up with the feet in 1/60 s, since pictures and steps do not come at the same time; metres from where it is there at once. */
const haste = 0.5
const leap = 0.8
const walkingKeys = ['w', 'a', 's', 'd', ' '] as const
const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI)

interface VisitParts extends VrParts {
  readonly comfort: VrComfort
  readonly hands: VrHands
  readonly aim: LandingAim
  readonly veil: ComfortVeil
  readonly page: VrPage
}

/** One stay in the world with glasses, from putting them on to taking them off. */
export class VrVisit {
  readonly #parts: VisitParts
  readonly #place = new RoomPlace()
  readonly #sticks = new StickReader()
  readonly #eyes: number
  readonly #feet = new THREE.Vector3()
  /** What this visit has made of the camera's place; anything else was done by a program. */
  readonly #shown = new THREE.Vector3(Number.NaN)
  #isInside = false
  #isSeated: boolean
  #looked = ''

  constructor(parts: VisitParts) {
    this.#parts = parts
    this.#eyes = parts.playerHeight * eyeShare
    this.#isSeated = parts.comfort.isSeated
    parts.page.begin()
    parts.hands.begin(parts.page)
  }

  /** Before each picture, after everything else has moved the camera. */
  advance(milliseconds: number): void {
    const head = this.#head()
    if (!head) return
    const { hands, inputs, veil, comfort, stage, aim, page } = this.#parts
    const goal = this.#goal()
    const isFar = goal.distanceTo(this.#feet) > leap
    if (!this.#isInside || isFar) this.#feet.copy(goal)
    else this.#feet.lerp(goal, 1 - (1 - haste) ** ((milliseconds * 60) / 1000))
    if (!this.#isInside) this.#enter(head)

    const wishes = this.#sticks.read(hands.sticks())
    for (const key of walkingKeys) inputs.setKey(key, wishes.keys.includes(key))
    const spin = comfort.turnsSmoothly ? wishes.spin : 0
    if (spin !== 0) this.#place.turn((spin * turnSpeed * milliseconds) / 1000, head)
    else if (wishes.turn !== 0 && !comfort.turnsSmoothly) {
      this.#place.turn(wishes.turn * turnAngle, head)
      veil.blink()
    }
    if (wishes.chosen && aim.landing) this.#land(aim.landing, head)

    if (comfort.isSeated !== this.#isSeated) this.#sit(head)
    this.#standThere()
    this.#hidePlayer()
    page.advance(milliseconds, head, hands.kind)
    hands.advance(milliseconds, wishes.aiming)
    const landing = hands.takeLanding()
    if (landing) this.#land(landing, head)
    this.#lookRound(head)
    const isGliding = this.#parts.playerId !== null && wishes.keys.some((key) => key !== ' ')
    veil.advance(milliseconds / 1000, comfort.hasVeil && (isGliding || spin !== 0))
    stage.world.camera.updateMatrixWorld()
  }

  /** Everything is as it was before somebody put the glasses on. */
  end(): void {
    const { inputs, hands, page, stage, playerId } = this.#parts
    page.end()
    for (const key of walkingKeys) inputs.setKey(key, false)
    hands.end()
    const figure = playerId === null ? undefined : stage.entities.element(playerId)?.getObject3D(drawing)
    if (figure) figure.visible = true
  }

  /** The person has turned the room by the buttons of the glasses. */
  recentre(): void {
    this.#isInside = false
  }

  #head() {
    const { xr } = this.#parts.stage.world.scene.renderer
    const [frame, room] = [xr.getFrame(), xr.getReferenceSpace()]
    return frame && room ? headIn(frame, room) : null
  }

  #enter(head: Head) {
    const { camera, comfort } = this.#parts
    const yaw = camera.isSteered
      ? (camera.direction.yaw * Math.PI) / 180
      : new THREE.Euler().setFromQuaternion(this.#rig.quaternion, 'YXZ').y
    this.#place.enter(head, yaw, comfort.isSeated ? this.#eyes : null)
    this.#isInside = true
  }

  /** The person has sat down or stood up, which the menu was told. */
  #sit(head: Head) {
    this.#isSeated = this.#parts.comfort.isSeated
    this.#place.lift(head, this.#isSeated ? this.#eyes : null)
  }

  /** Where the feet are to be: the player's, or below where the camera would be without glasses. */
  #goal(): THREE.Vector3 {
    const { playerId, stage } = this.#parts
    const player = playerId === null ? undefined : stage.entities.object(playerId)
    if (player) return player.position
    const { position } = this.#rig
    if (position.equals(this.#shown)) return this.#feet
    return position.clone().setY(position.y - this.#eyes)
  }

  get #rig(): THREE.Object3D {
    return this.#parts.stage.world.cameraEl.object3D
  }

  #standThere() {
    const { position, yaw } = this.#place.at(this.#feet.toArray())
    this.#rig.position.set(...position)
    this.#rig.rotation.set(0, yaw, 0, 'YXZ')
    this.#rig.updateMatrixWorld(true)
    this.#shown.copy(this.#rig.position)
  }

  #land(to: Vec3, head: Head) {
    const { inputs, playerId, veil } = this.#parts
    veil.blink()
    this.#place.centre(head)
    if (playerId === null) this.#feet.set(...to)
    else inputs.add({ kind: 'teleport', to })
  }

  /** One is inside it. Whatever it puts on meanwhile is drawn anew. */
  #hidePlayer() {
    const { playerId, stage } = this.#parts
    const figure = playerId === null ? undefined : stage.entities.element(playerId)?.getObject3D(drawing)
    if (figure) figure.visible = false
  }

  /** A run knows where the person looks to a degree: heads are never still. */
  #lookRound(head: Head & { readonly pitch: number }) {
    const turn = this.#place.yawOf(head)
    const look = { yaw: degrees(Math.atan2(Math.sin(turn), Math.cos(turn))), pitch: degrees(head.pitch) }
    const now = `${look.yaw} ${look.pitch}`
    if (now === this.#looked || this.#parts.playerId === null) return
    this.#looked = now
    this.#parts.inputs.lookTo(look)
  }
}
