import type { EntityId } from '../../model/ids.ts'
import type { FromFrame } from '../../protocol/frame/from-frame.ts'
import type { OwnKey } from '../../protocol/frame/own-key.ts'
import { longestAnswer, mostStepInputs, type RunInput } from '../../protocol/frame/run-input.ts'
import type { Picker } from '../edit/picker.ts'
import type { SceneEntities } from '../scene/scene-entities.ts'
import type { Push } from '../simulation/motion/player-walk.ts'
import { isTaken } from '../taken-keys.ts'
import { HeldKeys } from './held-keys.ts'
import type { PlayCamera } from './play-camera.ts'
import { tellXr, type XrSource } from './xr-inputs.ts'

/** CSS pixels that a click may tremble, and radians that a pixel of dragging looks round. */
const tremble = 5
const lookSpeed = 0.005
const walkingKeys = new Set(['w', 'a', 's', 'd', 'arrowup', 'arrowdown', 'arrowleft', 'arrowright'])

interface Parts {
  readonly canvas: HTMLCanvasElement
  readonly picker: Picker
  readonly entities: SceneEntities
  readonly camera: PlayCamera
  readonly xr: XrSource
  /** What the app takes. */
  readonly keys: readonly OwnKey[]
  readonly send: (message: FromFrame) => void
}

/** Collects what the person does with keys and pointer as inputs of the run. */
export class RunInputs {
  readonly #parts: Parts
  readonly #keys: HeldKeys
  #pending: RunInput[] = []
  #spare: RunInput[] = []
  /** The first finger; what further ones do is no press. */
  #press: { pointerId: number; x: number; y: number; travelled: number } | null = null
  #pointed: EntityId | null = null
  #hover: { x: number; y: number } | null = null
  #isWalking = false

  constructor(parts: Parts) {
    this.#parts = parts
    const { canvas } = parts
    this.#keys = new HeldKeys((phase, key) => this.#pending.push({ kind: 'key', phase, key }))
    window.addEventListener('keydown', (event) => this.#keyDown(event))
    window.addEventListener('keyup', ({ key, code }) => this.#keys.release(code || key))
    window.addEventListener('blur', () => this.#keys.releaseAll())
    canvas.addEventListener('pointerdown', (event) => {
      canvas.focus()
      canvas.setPointerCapture(event.pointerId)
      const { pointerId, clientX: x, clientY: y } = event
      this.#press ??= { pointerId, x, y, travelled: 0 }
    })
    canvas.addEventListener('pointermove', (event) => this.#pointerMove(event))
    canvas.addEventListener('pointerup', (event) => this.#pointerUp(event))
    for (const lost of ['pointercancel', 'lostpointercapture'] as const)
      canvas.addEventListener(lost, ({ pointerId }) => {
        if (pointerId === this.#press?.pointerId) this.#press = null
      })
    canvas.addEventListener('pointerleave', () => this.pointAt(null))
    if (matchMedia('(pointer: coarse)').matches)
      this.#pending.push({ kind: 'device', isPhone: true, isVR: false })
    tellXr(parts.xr, (input) => this.#pending.push(input))
    canvas.addEventListener('contextmenu', (event) => event.preventDefault())
  }

  /** What the person has typed to the question that is shown. */
  answer(text: string): void {
    this.#pending.push({ kind: 'answer', text: text.slice(0, longestAnswer) })
  }

  /** Numbers of a program were edited. */
  edit(input: Extract<RunInput, { kind: 'numbers' }>): void {
    this.#pending.push(input)
  }

  /** Somebody clicks a thing, and with it all that it is in. */
  clickOn(id: EntityId): void {
    for (const entityId of this.#parts.entities.pathTo(id).toReversed())
      this.#pending.push({ kind: 'click', entityId })
  }

  /** Somebody points at a thing, or at none. */
  pointAt(entityId: EntityId | null): void {
    if (entityId === this.#pointed) return
    this.#pointed = entityId
    this.#parts.canvas.style.cursor = entityId === null ? '' : 'pointer'
    this.#pending.push({ kind: 'pointer', entityId })
  }

  /** Where the person looks now, degrees. Of several looks in a row only the last one counts. */
  lookTo({ yaw, pitch }: { readonly yaw: number; readonly pitch: number }): void {
    if (this.#pending.at(-1)?.kind === 'look') this.#pending.pop()
    this.#pending.push({ kind: 'look', yaw, pitch })
  }

  /** The person looks round by so many radians, where it steers the camera. */
  lookAround(turn: number, tilt: number): void {
    if (!this.#parts.camera.isSteered) return
    this.#parts.camera.lookAround(turn, tilt)
    this.lookTo(this.#parts.camera.direction)
  }

  /** How far a stick is pushed, from −1 to 1 each; it stays so. Of several pushes in a row only the last one counts. */
  walk({ right, forward }: Push): void {
    const isWalking = right !== 0 || forward !== 0
    if (isWalking && !this.#isWalking) this.#goAlong()
    this.#isWalking = isWalking
    if (this.#pending.at(-1)?.kind === 'walk') this.#pending.pop()
    this.#pending.push({ kind: 'walk', right, forward })
  }

  /** A key that is not on the keyboard is held or not. */
  setKey(key: string, isHeld: boolean): void {
    const by = `pad ${key}`
    if (!isHeld) this.#keys.release(by)
    else if (!this.#keys.isHeldBy(by)) this.#hold(by, key)
  }

  /** What only hands in VR do, and what a camera sees in AR. */
  add(input: Extract<RunInput, { kind: 'teleport' | 'grab' | 'hand' | 'release' | 'xr' | 'marker' }>): void {
    if (isNeverLost(input) || this.#pending.length < mostStepInputs) this.#pending.push(input)
  }

  /** Looks, at most once a frame, what lies under the pointer. */
  updateHover(): void {
    if (!this.#hover) return
    const { x, y } = this.#hover
    this.#hover = null
    this.pointAt(this.#parts.picker.entityAt(x, y)?.id ?? null)
  }

  /** What happened since the last call; valid until the next one. */
  take(): readonly RunInput[] {
    const taken = this.#pending
    this.#pending = this.#spare
    this.#pending.length = 0
    this.#spare = taken
    return taken
  }

  /** Forgets what the person did while the world stood still, but not what was let go, whether glasses are worn, and which numbers are others now. */
  forget(): void {
    const kept = this.#pending.filter(
      (input) => input.kind === 'numbers' || isNeverLost(input) || ('phase' in input && input.phase === 'up'),
    )
    this.#pending.splice(0, this.#pending.length, ...kept)
  }

  #keyDown(event: KeyboardEvent) {
    const { key, code, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta, repeat } = event
    // What is typed into a line or pressed on a sheet over the picture is not for the world.
    if (key !== 'Escape' && event.target instanceof Element && event.target.closest('.screen-layer')) return
    if (isTaken(event, this.#parts.keys)) event.preventDefault()
    if (ctrl || meta || alt || key === 'Escape') {
      this.#parts.send({
        type: 'key.pressed',
        key: key.slice(0, 32),
        code: code.slice(0, 32),
        ctrl,
        shift,
        alt,
        meta,
      })
      return
    }
    if (repeat) return
    if (walkingKeys.has(key.toLowerCase())) this.#goAlong()
    this.#hold(code || key, key)
  }

  /** Who begins to walk is followed, and walks to where the person looks. */
  #goAlong() {
    if (!this.#parts.camera.isSteered) return
    this.#parts.camera.follow()
    this.lookTo(this.#parts.camera.direction)
  }

  #hold(by: string, key: string) {
    if (this.#pending.length < mostStepInputs) this.#keys.hold(by, key)
  }

  #pointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const press = this.#press
    if (!press) this.#hover = { x, y }
    if (pointerId !== press?.pointerId) return
    const dx = x - press.x
    const dy = y - press.y
    press.x = x
    press.y = y
    press.travelled += Math.hypot(dx, dy)
    if (press.travelled > tremble) this.lookAround(-dx * lookSpeed, -dy * lookSpeed)
  }

  #pointerUp({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const press = this.#press
    if (pointerId !== press?.pointerId) return
    this.#press = null
    if (press.travelled > tremble) return
    const hit = this.#parts.picker.entityAt(x, y)
    if (hit) this.clickOn(hit.id)
  }
}

/** A run that missed it would take it for going on. */
const isNeverLost = ({ kind }: RunInput): boolean =>
  kind === 'xr' || kind === 'marker' || kind === 'release' || kind === 'walk'
