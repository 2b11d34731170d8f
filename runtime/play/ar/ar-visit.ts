import type * as THREE from 'three'
import { type MarkerPicture, markerQuality } from '../../../model/components/marker.ts'
import { usualSize } from '../../../model/components/media.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import { compileTarget } from '../../ar/compile-target.ts'
import type { Stage } from '../../stage.ts'
import type { RunInputs } from '../run-inputs.ts'
import { ScreenLayer } from '../screen/screen-layer.ts'
import { lendCamera } from '../xr/lend-camera.ts'
import { ArPage } from './ar-page.ts'
import { arWords } from './ar-words.ts'
import { cameraPlace } from './camera-place.ts'
import { drawnFov } from './drawn-fov.ts'
import { HiddenSurroundings } from './hidden-surroundings.ts'
import { MarkerTracker } from './marker-tracker.ts'
import { openCamera } from './open-camera.ts'
import { surroundings } from './surroundings.ts'

interface ArParts {
  readonly stage: Stage
  readonly inputs: RunInputs
  readonly marker: MarkerPicture<FrameEntity>
}

/** What there is of a world only while it stands in the picture of the device's camera. */
interface RoomStay {
  readonly video: HTMLVideoElement
  readonly hidden: HiddenSurroundings
  readonly giveCameraBack: () => void
}

const inRoom = 'is-in-room'
const looking = 'is-looking-for-marker'

/**
 * A running world that is seen in the room: where the device's camera sees the picture, the world stands round it. It ends with the page, and the camera
 * with it. Where AR cannot be, it says why, and the world goes on as it was.
 */
export class ArVisit {
  readonly #parts: ArParts
  readonly #page: ArPage
  /** The device's camera as long as it is on. */
  #camera: HTMLVideoElement | null = null
  #tracker: MarkerTracker | null = null
  #room: RoomStay | null = null
  #isOver = false
  /** Width to height of the picture. */
  #shape = 1
  /** Where its middle was last seen. */
  #place: THREE.Matrix4 | null = null

  constructor(parts: ArParts, picture: string) {
    this.#parts = parts
    const { locale } = parts.stage
    this.#page = new ArPage(new ScreenLayer(document.body, locale), locale, picture)
    this.#page.say(arWords.starting)
    this.#open(picture).catch((error: unknown) => {
      reportError(error)
      this.#giveUp(arWords.unable)
    })
  }

  /** Whether the world stands in the room. */
  get isOn(): boolean {
    return this.#room !== null
  }

  /** Before each picture, after everything else has moved the camera. */
  advance(): void {
    if (!this.#room) return
    const { cameraEl } = this.#parts.stage.world
    this.#room.hidden.hide()
    this.#fit(this.#room.video)
    const picture = this.#picture()
    // Only now, so that the world is never seen where the camera was before.
    document.body.classList.toggle(looking, !this.#place)
    if (!this.#place || !picture) return
    cameraPlace(this.#place, picture).decompose(
      cameraEl.object3D.position,
      cameraEl.object3D.quaternion,
      cameraEl.object3D.scale,
    )
  }

  async #open(picture: string) {
    const video = await openCamera()
    if (typeof video === 'string') return this.#giveUp(arWords[video])
    // From here on the camera is lit.
    this.#camera = video
    for (const track of tracksOf(video)) track.addEventListener('ended', () => this.#giveUp(arWords.gone))
    const target = await compileTarget(picture)
    if (this.#isOver) return
    if (markerQuality(target) === 'plain') return this.#giveUp(arWords.plain)
    this.#shape = target.shape
    this.#tracker = new MarkerTracker(video, target, (place) => this.#see(place))
    await this.#tracker.start()
    if (!this.#isOver) this.#begin(video)
  }

  #begin(video: HTMLVideoElement) {
    const { stage, inputs, marker } = this.#parts
    document.body.prepend(video)
    document.body.classList.add(inRoom, looking)
    const things = surroundings(stage.entities, marker.thing.id, this.#width())
    const hidden = new HiddenSurroundings(stage.world.scene.object3D, things)
    this.#room = { video, hidden, giveCameraBack: lendCamera(stage.world) }
    this.#page.say(arWords.looking, true)
    inputs.add({ kind: 'xr', mode: 'ar' })
  }

  #see(place: THREE.Matrix4 | null) {
    // The tracker may have been in the middle of a picture.
    if (this.#isOver) return
    const wasSeen = this.#place !== null
    this.#place = place
    if (wasSeen === (place !== null)) return
    this.#page.say(place ? null : arWords.looking, !place)
    this.#parts.inputs.add({ kind: 'marker', isFound: place !== null })
  }

  /** The first reason counts: all that comes after it follows from it. */
  #giveUp(words: (typeof arWords)[keyof typeof arWords]) {
    if (this.#isOver) return
    this.#isOver = true
    for (const track of tracksOf(this.#camera)) track.stop()
    this.#camera?.remove()
    this.#camera = null
    if (this.#room) this.#leave(this.#room)
    this.#page.say(words)
    this.#tracker?.stop()
  }

  /** All is as it was before. */
  #leave({ hidden, giveCameraBack }: RoomStay) {
    const { inputs } = this.#parts
    this.#room = null
    document.body.classList.remove(inRoom, looking)
    hidden.show()
    giveCameraBack()
    if (this.#place) inputs.add({ kind: 'marker', isFound: false })
    inputs.add({ kind: 'xr', mode: 'none' })
  }

  #fit(video: HTMLVideoElement) {
    const { camera } = this.#parts.stage.world
    const picture = { width: video.videoWidth, height: video.videoHeight }
    const fov = drawnFov(picture, { width: window.innerWidth, height: window.innerHeight })
    if (!Number.isFinite(fov) || (camera.fov === fov && camera.zoom === 1)) return
    camera.fov = fov
    camera.zoom = 1
    camera.updateProjectionMatrix()
  }

  #picture() {
    const object = this.#parts.stage.entities.object(this.#parts.marker.thing.id)
    if (!object) return null
    object.updateWorldMatrix(true, false)
    const width = this.#width()
    return { matrixWorld: object.matrixWorld, width, height: width / this.#shape }
  }

  /** Metres of the scene, before the thing itself is made larger or smaller. */
  #width(): number {
    const { size = usualSize } = this.#parts.marker.image
    return size * Math.min(1, this.#shape)
  }
}

const tracksOf = (video: HTMLVideoElement | null): readonly MediaStreamTrack[] =>
  video?.srcObject instanceof MediaStream ? video.srcObject.getTracks() : []
