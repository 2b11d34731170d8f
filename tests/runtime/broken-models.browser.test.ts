import type * as THREE from 'three'
import { afterEach, expect, it } from 'vitest'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { glbFile } from '../support/files/models.ts'
import { cameraInFront } from './support/camera-in-front.ts'
import { frameEntity } from './support/frame-entity.ts'
import { giveFile } from './support/give-file.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

const thing = (id: string) =>
  frameEntity(id, { kind: 'imported', components: { imported: { source: `asset:${id}` } } })

/** As the file of a model, but for 40 bytes in its middle. */
const scratched = (whole: Uint8Array) => whole.map((byte, at) => (at >= 100 && at < 140 ? 0xff : byte))

it('a world whose models are cut, scratched or no models at all tells how many are missing, shows the others and runs', async () => {
  const opened = await openFrame('play')
  frame = opened
  const whole = await glbFile({ side: 2 })
  const ids = ['whole', 'cut', 'scratched', 'words', 'empty']
  await opened.say({ type: 'scene.load', entities: [cameraInFront(), ...ids.map(thing)] })
  await giveFile(opened, 'whole', whole)
  await giveFile(opened, 'cut', whole.slice(0, whole.length / 2))
  await giveFile(opened, 'scratched', scratched(whole))
  await giveFile(opened, 'words', new TextEncoder().encode('This is a letter and no model.'))
  await giveFile(opened, 'empty', new Uint8Array())
  await expect
    .poll(async () => (await opened.heard('scene.parts')).at(-1), { timeout: 60_000 })
    .toEqual({ type: 'scene.parts', arrived: 1, missing: 4 })
  const scenes = { current: '', all: [] }
  await opened.say({ type: 'run.start', seed: 1, scripts: [], scenes, isWatched: false })
  await opened.waitFor('run.started')
  await opened.waitFor('run.clock', 2)
  const corners = await opened.page.frames()[1]?.evaluate(() => {
    let count = 0
    document
      .querySelector<HTMLElementTagNameMap['a-entity']>('a-entity[data-entity="whole"]')
      ?.object3D.traverse((part) => {
        if ('geometry' in part) count += (part as THREE.Mesh).geometry.index?.count ?? 0
      })
    return count
  })
  expect(corners).toBe(24)
}, 120_000)
