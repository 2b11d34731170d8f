import type { MarkerPicture } from '../../../../model/components/marker.ts'
import type { FrameEntity } from '../../../../protocol/frame/frame-entity.ts'
import { ScreenLayer } from '../../screen/screen-layer.ts'
import { Reticle } from './reticle.ts'
import { RoomPointers } from './room-pointers.ts'
import { ShadowGround } from './shadow-ground.ts'
import { SurfaceBoard } from './surface-board.ts'
import { SurfaceControls } from './surface-controls.ts'
import { isControl, SurfaceGestures } from './surface-gestures.ts'
import { SurfaceHits } from './surface-hits.ts'
import type { SurfaceActions, SurfaceParts } from './surface-parts.ts'
import { roomLayer, SurfaceVisit } from './surface-visit.ts'
import { surfaceWords } from './surface-words.ts'
import { SurfaceWorld } from './surface-world.ts'

/** On the page while the person is in the room; and while the page lies over the room, so that nothing of it may hide that. */
const inside = 'is-on-surface'
const over = 'is-over-room'

/** The way out of the picture into the room: a running world stands on the floor or on a table there. */
export class SurfaceDoor {
  readonly #parts: SurfaceParts
  readonly #marker: MarkerPicture<FrameEntity>
  readonly #controls: SurfaceControls
  readonly #actions: SurfaceActions
  readonly #board: SurfaceBoard
  readonly #reticle = new Reticle()
  readonly #ground = new ShadowGround()
  readonly #pointers: RoomPointers
  #visit: SurfaceVisit | null = null

  constructor(parts: SurfaceParts, marker: MarkerPicture<FrameEntity>) {
    this.#parts = parts
    this.#marker = marker
    const { world, locale } = parts.stage
    const { xr } = world.scene.renderer
    this.#actions = {
      turn: (steps) => this.#visit?.turnSteps(steps),
      resize: (steps) => this.#visit?.resizeSteps(steps),
      placeAgain: () => this.#visit?.placeAgain(),
      leave: () => void xr.getSession()?.end(),
    }
    this.#board = new SurfaceBoard(locale, this.#actions)
    this.#pointers = new RoomPointers(xr)
    const inRoom = [this.#reticle.object, this.#board.object, ...this.#pointers.objects]
    world.cameraEl.object3D.add(...inRoom)
    for (const object of inRoom) object.traverse(({ layers }) => layers.enable(roomLayer))
    world.scene.object3D.add(this.#ground.object)
    const layer = new ScreenLayer(document.body, locale)
    this.#controls = new SurfaceControls(layer, locale, {
      ...this.#actions,
      enter: () => void this.#enter(),
    })
    xr.addEventListener('sessionend', () => this.#end())
    document.addEventListener('beforexrselect', (event) => {
      if (isControl(event.target)) event.preventDefault()
    })
  }

  /** Before each picture, after everything else has moved the camera. */
  advance(milliseconds: number): void {
    this.#visit?.advance(milliseconds)
  }

  async #enter() {
    this.#controls.say(null)
    const session = await requestRoom()
    const hits = session && (await SurfaceHits.open(session))
    if (!session || !hits) {
      return this.#refuse(session)
    }
    const { scene } = this.#parts.stage.world
    scene.renderer.xr.enabled = true
    scene.renderer.xr.setReferenceSpaceType('local-floor')
    try {
      await scene.renderer.xr.setSession(session)
    } catch {
      return this.#refuse(session)
    }
    this.#begin(session, hits)
  }

  async #refuse(session: XRSession | null | undefined) {
    await session?.end()
    this.#controls.say(surfaceWords.refused[this.#parts.stage.locale])
  }

  #begin(session: XRSession, hits: SurfaceHits) {
    const { stage, records, picker, inputs } = this.#parts
    const isPageSeen = Boolean(session.domOverlayState)
    document.body.classList.add(inside)
    document.body.classList.toggle(over, isPageSeen)
    const gestures = new SurfaceGestures(window, {
      onTurn: (angle) => this.#visit?.turn(angle),
      onScale: (factor) => this.#visit?.resize(factor),
    })
    session.addEventListener('end', () => gestures.end())
    this.#visit = new SurfaceVisit({
      stage,
      picker,
      inputs,
      session,
      hits,
      world: new SurfaceWorld(stage, this.#marker, records),
      reticle: this.#reticle,
      ground: this.#ground,
      pointers: this.#pointers,
      controls: this.#controls,
      board: isPageSeen ? null : this.#board,
      wasDragged: () => gestures.wasDragged,
    })
    // The device has understood the room anew: what was put somewhere would stand elsewhere.
    stage.world.scene.renderer.xr
      .getReferenceSpace()
      ?.addEventListener('reset', () => this.#visit?.placeAgain())
  }

  #end() {
    if (!this.#visit) return
    const { scene } = this.#parts.stage.world
    this.#visit.end()
    this.#visit = null
    document.body.classList.remove(inside, over)
    scene.renderer.xr.enabled = false
    scene.resize()
  }
}

/** Only within a click. `null`: the person, the browser or the device does not want it. */
async function requestRoom(): Promise<XRSession | null> {
  try {
    const session = await navigator.xr?.requestSession('immersive-ar', {
      requiredFeatures: ['local-floor', 'hit-test'],
      optionalFeatures: ['dom-overlay'],
      domOverlay: { root: document.body },
    })
    return session ?? null
  } catch {
    return null
  }
}
