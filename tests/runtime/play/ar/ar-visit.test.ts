// @vitest-environment jsdom
import * as THREE from 'three'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { houseMarker } from '../../../../model/components/source.ts'
import type { RunInput } from '../../../../protocol/frame/run-input.ts'
import { ArVisit } from '../../../../runtime/play/ar/ar-visit.ts'
import { frameEntity } from '../../support/frame-entity.ts'

type OnMarker = (place: THREE.Matrix4 | null) => void

const device = vi.hoisted(() => ({
  camera: (): unknown => 'none',
  compile: async (): Promise<unknown> => undefined,
  trackers: 0,
  stops: 0,
  tell: (_place: THREE.Matrix4 | null): void => undefined,
}))
vi.mock('../../../../runtime/play/ar/open-camera.ts', () => ({ openCamera: async () => device.camera() }))
vi.mock('../../../../runtime/ar/compile-target.ts', () => ({ compileTarget: () => device.compile() }))
vi.mock('../../../../runtime/play/ar/marker-tracker.ts', () => ({
  MarkerTracker: class {
    constructor(_video: unknown, _target: unknown, onMarker: OnMarker) {
      device.tell = onMarker
    }
    async start() {
      device.trackers += 1
    }
    stop() {
      device.stops += 1
    }
  },
}))

const target = { bytes: new Uint8Array(), shape: 1, features: 999, tracked: 99 }
const marker = frameEntity('marker', { kind: 'image' })
const sky = frameEntity('sky', { kind: 'environment' })
const seen = new THREE.Matrix4().makeTranslation(0, 0, -2)

const trackOf = () => Object.assign(new EventTarget(), { stop: vi.fn() })

function cameraWith(track: ReturnType<typeof trackOf>): HTMLVideoElement {
  class Stream {
    getTracks() {
      return [track]
    }
  }
  vi.stubGlobal('MediaStream', Stream)
  const video = document.createElement('video')
  const [videoWidth, videoHeight] = [640, 480]
  for (const [name, value] of Object.entries({ srcObject: new Stream(), videoWidth, videoHeight }))
    Object.defineProperty(video, name, { value })
  video.className = 'ar-camera'
  return video
}

/** A world with a ground, seen by its own camera at an angle of 60 degrees. */
function open() {
  const ground = new THREE.Group()
  const scene = new THREE.Scene()
  const background = new THREE.Color('#7fc4df')
  const fog = new THREE.Fog('#7fc4df')
  Object.assign(scene, { background, fog })
  const camera = new THREE.PerspectiveCamera(60, 1)
  const rig = new THREE.Group()
  rig.position.set(0, 1, 6)
  const place = new THREE.Group()
  const elements = new Map([
    ['sky', { getObject3D: () => ground }],
    ['marker', { getObject3D: () => undefined }],
  ])
  const entities = {
    records: () => [sky, marker],
    element: (id: string) => elements.get(id),
    object: () => place,
  }
  const xr = { setPoseTarget: () => undefined }
  const world = { camera, cameraEl: { object3D: rig }, scene: { object3D: scene, renderer: { xr } } }
  const inputs: RunInput[] = []
  const parts = {
    stage: { locale: 'en', entities, world },
    inputs: { add: (input: RunInput) => inputs.push(input) },
    marker: { thing: marker, image: { source: houseMarker, size: 2 } },
  }
  const visit = new ArVisit(Object.assign(Object.create(null), parts), 'data:,')
  const looks = () => ({
    ground: ground.visible,
    background: scene.background,
    fog: scene.fog,
    fov: camera.fov,
    rig: rig.position.toArray(),
    page: document.body.className,
    video: document.querySelector('.ar-camera') !== null,
  })
  const asBefore = { ground: true, background, fog, fov: 60, rig: [0, 1, 6], page: '', video: false }
  return { visit, inputs, scene, looks, asBefore }
}

const said = () => document.querySelector('.screen-ar p')?.textContent
const settled = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  Object.assign(device, { trackers: 0, stops: 0, compile: async () => target })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.body.className = ''
})

test('[T11] a camera that goes away in the middle of AR leaves the world as it was, and the run hears of it', async () => {
  const track = trackOf()
  device.camera = () => cameraWith(track)
  const { visit, inputs, looks, asBefore } = open()
  await settled()
  visit.advance()
  device.tell(seen)
  visit.advance()
  expect(looks()).toMatchObject({
    ground: false,
    background: null,
    fog: null,
    page: 'is-in-room',
    video: true,
  })
  expect(looks().fov).not.toBe(60)
  expect(looks().rig).not.toEqual([0, 1, 6])

  expect(visit.isOn).toBe(true)
  track.dispatchEvent(new Event('ended'))
  visit.advance()
  expect(looks()).toEqual(asBefore)
  expect(visit.isOn).toBe(false)
  expect(track.stop).toHaveBeenCalledTimes(1)
  expect(device.stops).toBe(1)
  expect(said()).toContain('The camera has gone away')
  const heard = [
    { kind: 'xr', mode: 'ar' },
    { kind: 'marker', isFound: true },
    { kind: 'marker', isFound: false },
    { kind: 'xr', mode: 'none' },
  ]
  expect(inputs).toEqual(heard)

  // A picture that was still being looked at, and the other track.
  device.tell(null)
  device.tell(seen)
  track.dispatchEvent(new Event('ended'))
  visit.advance()
  expect(looks()).toEqual(asBefore)
  expect(said()).toContain('The camera has gone away')
  expect(inputs).toEqual(heard)
})

test('[T11] what programs have painted while the world was in the room stays', async () => {
  const track = trackOf()
  device.camera = () => cameraWith(track)
  const { visit, inputs, scene, looks, asBefore } = open()
  await settled()
  visit.advance()
  const background = new THREE.Color('#101828')
  scene.background = background
  visit.advance()
  expect(looks().background).toBeNull()
  track.dispatchEvent(new Event('ended'))
  expect(looks()).toEqual({ ...asBefore, background })
  // The picture was never found, so it is not lost.
  expect(inputs).toEqual([
    { kind: 'xr', mode: 'ar' },
    { kind: 'xr', mode: 'none' },
  ])
})

test('[T11] a camera that goes away while the picture is read follows nothing and says why', async () => {
  const track = trackOf()
  device.camera = () => cameraWith(track)
  let read: (target: unknown) => void = () => undefined
  device.compile = () =>
    new Promise((done) => {
      read = done
    })
  const { visit, inputs, looks, asBefore } = open()
  await settled()
  track.dispatchEvent(new Event('ended'))
  read(target)
  await settled()
  visit.advance()
  expect(device.trackers).toBe(0)
  expect(said()).toContain('The camera has gone away')
  expect(inputs).toEqual([])
  expect(looks()).toEqual(asBefore)
})
