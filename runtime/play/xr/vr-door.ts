import { ScreenLayer } from '../screen/screen-layer.ts'
import { screenWords } from '../screen/screen-words.ts'
import { ComfortVeil } from './comfort-veil.ts'
import { GazeRing } from './gaze-ring.ts'
import { HandJoints } from './hand-joints.ts'
import { LandingAim } from './landing-aim.ts'
import { lendCamera } from './lend-camera.ts'
import { VrControls } from './vr-controls.ts'
import { VrHands } from './vr-hands.ts'
import { VrMenu } from './vr-menu.ts'
import { VrPage } from './vr-page.ts'
import type { VrComfort, VrParts } from './vr-parts.ts'
import { VrVisit } from './vr-visit.ts'

/** The way into a running world with glasses, and out again: a button over the picture, and what hangs in the world meanwhile. */
export class VrDoor {
  readonly #parts: VrParts
  readonly #comfort: VrComfort = { isSeated: false, hasVeil: true, turnsSmoothly: false }
  readonly #controls: VrControls
  readonly #hands: VrHands
  readonly #aim: LandingAim
  readonly #veil = new ComfortVeil()
  readonly #gaze = new GazeRing()
  readonly #page: VrPage
  #visit: VrVisit | null = null
  #giveBack = () => {}

  constructor(parts: VrParts) {
    this.#parts = parts
    const { stage, simulation, playerId } = parts
    const { scene } = stage.world
    const { xr } = scene.renderer
    const spaces = [xr.getHand(0), xr.getHand(1)]
    const joints = spaces.map((space) => new HandJoints(space))
    const leave = () => void scene.exitVR()
    this.#page = new VrPage(new VrMenu(this.#comfort, stage.locale, leave), stage.locale)
    this.#aim = new LandingAim(simulation, playerId !== null)
    this.#hands = new VrHands({ ...parts, aim: this.#aim, gaze: this.#gaze, joints })
    stage.world.cameraEl.object3D.add(...this.#hands.objects, ...spaces, ...this.#page.objects)
    stage.world.camera.add(this.#veil.mesh, this.#gaze.object)
    scene.object3D.add(this.#aim.object)
    this.#controls = new VrControls(new ScreenLayer(document.body, stage.locale), stage.locale, {
      comfort: this.#comfort,
      onEnter: () => void this.#enter(),
      onLeave: leave,
    })
    xr.addEventListener('sessionstart', () => this.#begin())
    xr.addEventListener('sessionend', () => this.#end())
  }

  /** Before each picture, after everything else has moved the camera. */
  advance(milliseconds: number): void {
    this.#visit?.advance(milliseconds)
  }

  async #enter() {
    this.#controls.say(null)
    try {
      await this.#parts.stage.world.scene.enterVR()
    } catch {
      this.#controls.say(screenWords.vrRefused[this.#parts.stage.locale])
    }
  }

  #begin() {
    const { xr } = this.#parts.stage.world.scene.renderer
    if ((xr.getSession()?.environmentBlendMode ?? 'opaque') !== 'opaque') return
    this.#giveBack = lendCamera(this.#parts.stage.world)
    const visit = new VrVisit({
      ...this.#parts,
      comfort: this.#comfort,
      hands: this.#hands,
      aim: this.#aim,
      veil: this.#veil,
      page: this.#page,
    })
    xr.getReferenceSpace()?.addEventListener('reset', () => visit.recentre())
    this.#visit = visit
    this.#controls.setInside(true)
  }

  #end() {
    if (!this.#visit) return
    this.#visit.end()
    this.#visit = null
    this.#giveBack()
    this.#veil.advance(Number.POSITIVE_INFINITY, false)
    this.#controls.setInside(false)
  }
}
