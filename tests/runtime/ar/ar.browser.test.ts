import * as THREE from 'three'
import { afterEach, expect, test } from 'vitest'
import { usualPlayer } from '../../../model/components/usual-player.ts'
import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { type OpenFrame, openFrame } from '../../../scripts/frame/open-frame.ts'
import { compileTab } from '../../support/scripts/compile-tab.ts'
import { cameraInFront } from '../support/camera-in-front.ts'
import { frameEntity } from '../support/frame-entity.ts'
import { giveFile } from '../support/give-file.ts'
import { colourAt } from '../support/pixels.ts'
import {
  busyPicture,
  cameraFilm,
  filmCamera,
  type Lying,
  matrixOf,
  plainPicture,
  table,
} from './camera-film.ts'

let frame: OpenFrame | undefined
let end: (() => Promise<void>) | undefined
afterEach(async () => {
  await frame?.close()
  await end?.()
  frame = undefined
  end = undefined
})

/** Two metres wide, so 1.5 m high, standing on the ground: its middle is 0.75 m above it. */
const marker = frameEntity('marker', {
  kind: 'image',
  position: [0, 0, 0],
  components: { image: { source: 'asset:marker', size: 2 }, marker: {} },
})
const sky = frameEntity('sky', {
  kind: 'environment',
  components: {
    environment: { preset: 'plain', skyTop: '#7fc4df', skyBottom: '#fbeed3', ground: '#9cc163' },
  },
})
const box = frameEntity('box', { position: [0, 0.75, 0.5] })
const child = frameEntity('child', {
  kind: 'player',
  position: [3, 0, 1],
  components: { player: usualPlayer },
})
const source = `ar.onMarkerFound(() => console.log('found', device.isAR, ar.isMarkerFound))
ar.onMarkerLost(() => console.log('lost', ar.isMarkerFound))`

interface Opening {
  readonly picture?: Buffer
  readonly hasCamera?: boolean
  readonly chromium?: readonly string[]
  readonly before?: readonly string[]
  readonly things?: readonly FrameEntity[]
}

async function startAr({ picture, hasCamera = true, things = [marker], ...rest }: Opening): Promise<void> {
  frame = await openFrame('play', { hasCamera, ...rest })
  await giveFile(frame, 'marker', picture ?? (await busyPicture()), 'image/png')
  await frame.say({ type: 'scene.load', entities: [cameraInFront(), sky, box, ...things] })
  await frame.waitFor('scene.shown')
  await frame.say({ type: 'run.start', seed: 1, scripts: [compileTab(source)], isAr: true })
  await frame.waitFor('run.started')
}

const evaluate = <T>(expression: string): Promise<T> => {
  const inside = frame?.page.frames().find((one) => one !== frame?.page.mainFrame())
  if (!inside) throw new Error('no frame')
  return inside.evaluate<T>(expression)
}
const openedPage = () => {
  if (!frame) throw new Error('no frame')
  return frame.page
}
const inputs = async (): Promise<readonly RunInput[]> =>
  ((await frame?.heard('run.steps')) ?? []).flatMap(({ steps }) => steps.flatMap(([, taken]) => taken))
const logs = async () =>
  ((await frame?.heard('run.log')) ?? []).flatMap(({ lines }) => lines.map(({ text }) => text))
const said = () => evaluate<string>("document.querySelector('.screen-ar p')?.textContent ?? ''")
/** Touches the page, and says what fingers have then. */
const touched = () =>
  evaluate<string>(`(() => {
    dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }))
    const [stick, card] = ['.touch-stick', '.screen-ar'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect() ?? { width: 0 })
    if (stick.width === 0) return 'no stick'
    return card.width > 0 && card.bottom > stick.top && card.left < stick.right ? 'hidden stick' : 'stick'
  })()`)
const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 60_000 })

/** Near and straight, turned to the side, further away and tilted back as on a table. */
const lyings: readonly Lying[] = [
  { at: [0.05, -0.03, -1.7], turned: [0, 0, 0] },
  { at: [-0.1, 0.05, -1.9], turned: [0, 25, 8] },
  { at: [0.1, 0.08, -2.3], turned: [-25, 0, -10] },
]

/** Where the camera of the scene must be to see the standing picture so: metres. */
const truths = lyings.map((lying) => {
  const seen = matrixOf(lying)
  const scaled = seen.clone().setPosition(new THREE.Vector3(...lying.at).multiplyScalar(2))
  return new THREE.Matrix4().makeTranslation(0, 0.75, 0).multiply(scaled.invert())
})
const where = async () =>
  new THREE.Matrix4().fromArray(
    await evaluate<number[]>("document.querySelector('a-scene').camera.matrixWorld.toArray()"),
  )
const parts = (matrix: THREE.Matrix4) => {
  const position = new THREE.Vector3()
  const turn = new THREE.Quaternion()
  matrix.decompose(position, turn, new THREE.Vector3())
  return { position, turn }
}
/** How far a place is from each of the true ones: a share of its distance from the picture, and degrees. */
function errors(found: THREE.Matrix4) {
  const mine = parts(found)
  return truths.map((truth) => {
    const real = parts(truth)
    const distance = real.position.distanceTo(new THREE.Vector3(0, 0.75, 0))
    return {
      share: mine.position.distanceTo(real.position) / distance,
      degrees: (mine.turn.angleTo(real.turn) * 180) / Math.PI,
    }
  })
}

/** Of the places between found and lost the middle one counts: while a picture goes out of sight, what is followed slips. */
function visitOf(places: readonly THREE.Matrix4[]) {
  const all = places.map(errors)
  const middle = (of: (error: { share: number; degrees: number }) => number, lying: number) =>
    all.map((one) => of(one[lying] ?? { share: 1, degrees: 180 })).toSorted((a, b) => a - b)[
      Math.floor(all.length / 2)
    ] ?? 1
  return truths
    .map((_, lying) => ({
      lying,
      share: middle(({ share }) => share, lying),
      degrees: middle(({ degrees }) => degrees, lying),
    }))
    .reduce((a, b) => (a.share < b.share ? a : b))
}

test('[T11] the world stands round the picture wherever a camera sees it, and programs hear when it is found and lost', async () => {
  const picture = await busyPicture()
  const film = await cameraFilm(
    picture,
    lyings.flatMap((lying) => [
      { lying, seconds: 9 },
      { lying: null, seconds: 3 },
    ]),
  )
  end = film.end
  await startAr({ picture, chromium: filmCamera(film.path) })
  const seen = `document.querySelector('.ar-camera') && !document.body.classList.contains('is-looking-for-marker')`
  /** Each time that it was found: how near the middle one of its places came to the lying that it is like. */
  const visits: { lying: number; share: number; degrees: number }[] = []
  let places: THREE.Matrix4[] = []
  await expect
    .poll(
      async () => {
        if (await evaluate<boolean>(seen)) places.push(await where())
        else if (places.length > 0) {
          visits.push(visitOf(places))
          places = []
        }
        return new Set(visits.map(({ lying }) => lying)).size
      },
      { timeout: 240_000, interval: 120 },
    )
    .toBe(truths.length)
  console.info(
    visits
      .map(({ lying, share, degrees }) => `${lying}: ${(share * 100).toFixed(1)} %, ${degrees.toFixed(1)}°`)
      .join('; '),
  )
  for (const { share, degrees } of visits) {
    expect(share).toBeLessThan(0.05)
    expect(degrees).toBeLessThan(3)
  }
  expect((await logs()).slice(0, 2)).toEqual(['found true true', 'lost false'])
  expect((await inputs())[0]).toEqual({ kind: 'xr', mode: 'ar' })
  // What the camera sees is behind the world, and alone while the picture is looked for.
  const [red, green, blue] = await colourAt(openedPage(), 8, 8)
  for (const part of [red, green, blue]) expect(Math.abs(part - table)).toBeLessThan(16)
  await soon(() =>
    evaluate(`getComputedStyle(document.querySelector('canvas.a-canvas')).opacity + document.body.className`),
  ).toMatch(/^0.*is-looking-for-marker/)
  // Nothing of the camera is drawn into the scene, whose own sky is gone; nothing goes anywhere.
  expect(await evaluate("document.querySelector('a-scene').object3D.background")).toBeNull()
  expect(frame?.strangers).toEqual([])
}, 300_000)

test('a picture without features, a refused camera, none, and an address without https get a sentence, and the world plays on', async () => {
  const film = await cameraFilm(await plainPicture(), [{ lying: null, seconds: 1 }])
  end = film.end
  await startAr({ picture: await plainPicture(), chromium: filmCamera(film.path) })
  await soon(said).toContain('too plain')
  expect(await evaluate("document.querySelector('.ar-camera')")).toBeNull()
  await frame?.close()

  // Who has not pressed 'Start AR' has a frame that must not ask.
  await startAr({ hasCamera: false, chromium: filmCamera(film.path) })
  await soon(said).toContain('was not allowed')
  await frame?.close()

  await startAr({})
  await soon(said).toContain('no camera')
  await frame?.close()

  await startAr({ before: ["Object.defineProperty(navigator, 'mediaDevices', { value: undefined })"] })
  await soon(said).toContain('https')
  expect(await inputs()).toEqual([])
}, 150_000)

test('[T11] fingers walk where there is no camera, above them the sentence, and in a scene without a picture for AR, which asks for none', async () => {
  await startAr({ things: [marker, child] })
  await soon(said).toContain('no camera')
  await soon(touched).toBe('stick')
  await frame?.close()

  await startAr({ things: [child] })
  await soon(touched).toBe('stick')
  expect(await evaluate("document.querySelector('.screen-ar')")).toBeNull()
}, 150_000)

test('[T11] the camera goes off where AR cannot begin after all, and where it was taken away the world plays on as it was', async () => {
  const film = await cameraFilm(await plainPicture(), [{ lying: null, seconds: 1 }])
  end = film.end
  const keepsStreams = `
    const ask = MediaDevices.prototype.getUserMedia
    window.streams = []
    MediaDevices.prototype.getUserMedia = async function (wanted) {
      const stream = await ask.call(this, wanted)
      window.streams.push(stream)
      return stream
    }`
  const lit = () =>
    evaluate("streams.flatMap((stream) => stream.getTracks()).map(({ readyState }) => readyState).join(' ')")
  const looks = () =>
    evaluate<string>(
      "(document.querySelector('a-scene').object3D.background ? 'painted ' : 'none ') + document.body.className",
    )
  const chromium = filmCamera(film.path)
  await startAr({ picture: Buffer.from('no picture'), chromium, before: [keepsStreams] })
  await soon(said).toContain('cannot follow a picture')
  await soon(lit).toBe('ended')
  await frame?.close()

  await startAr({ chromium, before: [keepsStreams], things: [marker, child] })
  await soon(lit).toBe('live')
  await soon(said).toContain('Point the camera')
  await soon(looks).toMatch(/^none .*is-in-room/)
  await soon(touched).toBe('stick')
  await evaluate(
    "void streams.flatMap((stream) => stream.getTracks()).forEach((track) => track.dispatchEvent(new Event('ended')))",
  )
  await soon(lit).toBe('ended')
  expect(await evaluate("document.querySelector('.ar-camera')")).toBeNull()
  await soon(said).toContain('gone away')
  await soon(touched).toBe('stick')
  await soon(looks).toMatch(/^painted (?!.*is-(in-room|looking))/)
  await soon(inputs).toEqual([
    { kind: 'xr', mode: 'ar' },
    { kind: 'xr', mode: 'none' },
  ])
}, 150_000)
