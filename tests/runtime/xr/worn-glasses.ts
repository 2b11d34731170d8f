import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Vec3 } from '../../../runtime/simulation/space/vec3.ts'
import type { OpenFrame } from '../../../scripts/frame/open-frame.ts'

const require = createRequire(import.meta.url)
const iwer = join(dirname(require.resolve('iwer')), '../build/iwer.min.js')

/** Gives the page a Quest 3 that nobody wears yet: `window.quest`. */
export const quest3 = (): readonly string[] => [
  // The emulator asks for a store, which the frame of another site has not.
  "Object.defineProperty(window, 'localStorage', { value: { getItem: () => null, setItem: () => undefined } })",
  `${readFileSync(iwer, 'utf8')};window.IWER = IWER`,
  `window.quest = new IWER.XRDevice(IWER.metaQuest3)
   window.quest.installRuntime({ forceInstall: true })`,
]

export type Hand = 'left' | 'right'

/** What the tests do with it: where things are is said in metres of the world. */
export interface Glasses {
  /** Puts them on by the button of the page; the head is 1.5 m over the middle of the room. */
  putOn(): Promise<void>
  takeOff(): Promise<void>
  /** Runs in the page of the frame. */
  evaluate<T>(expression: string): Promise<T>
  /** Where the head is in the world, and where it looks (degrees from −z). */
  head(): Promise<{ readonly position: Vec3; readonly yaw: number }>
  /** Lays the controllers away and holds up bare hands. */
  useHands(): Promise<void>
  /** Holds what the hand has, or the bare hand, in front of the head and points it at a place of the world. */
  aim(hand: Hand, at: Vec3): Promise<void>
  /** A bare hand presses two fingers together (1) or apart (0). */
  pinch(hand: Hand, value: 0 | 1): Promise<void>
  /** Ticks a choice beside the button of the page. */
  choose(name: string): Promise<void>
  /** Holds a button for a while, or as long as it is told. */
  press(hand: Hand, button: 'trigger' | 'squeeze'): Promise<void>
  set(hand: Hand, button: 'trigger' | 'squeeze', value: 0 | 1): Promise<void>
  /** Right and towards the person are positive. */
  stick(hand: Hand, x: number, y: number): Promise<void>
  /** Where the buttons of a board are, from above; none while it shows nothing. */
  buttonsOf(board: 'vr-page' | 'vr-menu-opener'): Promise<readonly Vec3[]>
  /** Points at the button of a board and presses it. */
  pressButton(board: 'vr-page' | 'vr-menu-opener', index?: number): Promise<void>
  /** So many pictures of the glasses. */
  pictures(count?: number): Promise<void>
}

export async function glassesOf({ page }: Pick<OpenFrame, 'page'>): Promise<Glasses> {
  const inside = page.frames().find((one) => one !== page.mainFrame())
  if (!inside) throw new Error('no frame')
  const evaluate = <T>(expression: string) => inside.evaluate<T>(expression)
  const pictures = (count = 3) =>
    evaluate<void>(`new Promise((done) => {
      const { xr } = document.querySelector('a-scene').renderer
      let left = ${count}
      // Glasses that are taken off meanwhile show no further picture.
      xr.getSession()?.addEventListener('end', () => done())
      const next = () => (left-- > 0 ? (xr.getSession() ?? window).requestAnimationFrame(next) : done())
      next()
    })`)
  const set: Glasses['set'] = async (hand, button, value) => {
    await evaluate(`quest.controllers.${hand}.updateButtonValue('${button}', ${value})`)
    await pictures()
  }
  const buttonsOf: Glasses['buttonsOf'] = (board) =>
    evaluate(`(() => {
      const board = document.querySelector('a-scene').object3D.getObjectByName('${board}')
      if (!board?.visible) return []
      const { image } = board.material.map
      const { width, height } = image
      const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
      pen.drawImage(image, 0, 0)
      const { data } = pen.getImageData(0, 0, width, height)
      // Buttons are the only green of it.
      const isGreen = (row) => {
        for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4)
          if (data[at] < 120 && data[at + 1] > 140 && data[at + 2] < 60) return true
        return false
      }
      const found = []
      for (let row = 0, from = -1; row <= height; row += 1) {
        const green = row < height && isGreen(row)
        if (green && from < 0) from = row
        if (green || from < 0) continue
        found.push(board.localToWorld(new THREE.Vector3(0, 0.5 - (from + row) / 2 / height, 0)).toArray())
        from = -1
      }
      return found
    })()`)
  const glasses: Glasses = {
    evaluate,
    pictures,
    set,
    buttonsOf,
    async pressButton(board, index = 0) {
      const at = (await buttonsOf(board))[index]
      if (!at) throw new Error(`no button ${index} on ${board}`)
      await glasses.aim('right', at)
      await glasses.press('right', 'trigger')
    },
    async putOn() {
      await evaluate('quest.position.set(0, 1.5, 0)')
      await inside.getByRole('button', { name: 'Enter VR' }).click()
      await inside.getByRole('button', { name: 'Leave VR' }).waitFor()
      await pictures()
    },
    async takeOff() {
      // The emulator lays its own picture over the page.
      await inside.getByRole('button', { name: 'Leave VR' }).press('Enter')
      await inside.getByRole('button', { name: 'Enter VR' }).waitFor()
    },
    head: () =>
      evaluate(`(() => {
        const { matrixWorld } = document.querySelector('a-scene').camera
        const ahead = new THREE.Vector3(0, 0, -1).transformDirection(matrixWorld)
        return {
          position: new THREE.Vector3().setFromMatrixPosition(matrixWorld).toArray(),
          yaw: (Math.atan2(-ahead.x, -ahead.z) * 180) / Math.PI,
        }
      })()`),
    async aim(hand, at) {
      await evaluate(`(() => {
        const room = document.querySelector('a-scene').camera.parent
        const place = new THREE.Vector3(${hand === 'left' ? -0.2 : 0.2}, 1.3, -0.3).add({ x: quest.position.x, y: 0, z: quest.position.z })
        const goal = room.worldToLocal(new THREE.Vector3(${at.join(',')}))
        const turn = new THREE.Quaternion().setFromRotationMatrix(
          new THREE.Matrix4().lookAt(place, goal, new THREE.Vector3(0, 1, 0)))
        for (const held of [quest.controllers.${hand}, quest.hands.${hand}]) {
          held.position.set(place.x, place.y, place.z)
          held.quaternion.set(turn.x, turn.y, turn.z, turn.w)
        }
      })()`)
      await pictures()
    },
    async useHands() {
      await evaluate("quest.primaryInputMode = 'hand'")
      await pictures()
    },
    async pinch(hand, value) {
      await evaluate(`quest.hands.${hand}.updatePinchValue(${value})`)
      await pictures()
    },
    async choose(name) {
      await inside.getByText('How I like it').click()
      await inside.getByLabel(name).click()
    },
    async press(hand, button) {
      await set(hand, button, 1)
      await set(hand, button, 0)
    },
    async stick(hand, x, y) {
      await evaluate(`quest.controllers.${hand}.updateAxes('thumbstick', ${x}, ${y})`)
      await pictures()
    },
  }
  return glasses
}
