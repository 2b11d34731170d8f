import { afterEach, expect, it } from 'vitest'
import { type OpenFrame, openFrame } from '../../scripts/frame/open-frame.ts'
import { glbFile } from '../support/files/models.ts'
import { frameEntity } from './support/frame-entity.ts'

let frame: OpenFrame | undefined
afterEach(() => frame?.close())

it('a model packed by Draco is drawn, by a decoder of our own site that is fetched for it alone', async () => {
  const opened = await openFrame('edit')
  frame = opened
  const asked: string[] = []
  opened.page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/.*\//, '')))
  const thing = (id: string) =>
    frameEntity(id, { kind: 'imported', components: { imported: { source: `asset:${id}` } } })
  await opened.say({ type: 'scene.load', entities: [thing('draco'), thing('plain')] })
  await opened.waitFor('scene.shown')
  const give = async (id: string, bytes: Uint8Array) => {
    const json = JSON.stringify([...bytes])
    await opened.page.evaluate(
      `window.say({ type: 'files.set', files: [['asset:${id}', { bytes: new Uint8Array(${json}), type: 'model/gltf-binary' }]] })`,
    )
  }
  const drawn = (id: string) =>
    opened.page.frames()[1]?.evaluate((name) => {
      const found: number[] = []
      document
        .querySelector<HTMLElementTagNameMap['a-entity']>(`a-entity#${name}`)
        ?.object3D.traverse((part) => {
          if (!('isMesh' in part) || !('geometry' in part)) return
          const { geometry } = part as unknown as { geometry: { index: { count: number } | null } }
          found.push(geometry.index?.count ?? 0)
        })
      return found
    }, id)
  const isDecoder = (name: string) => /^draco_decoder.*\.wasm$/.test(name)
  await give('plain', await glbFile({ side: 2 }))
  await expect.poll(() => drawn('plain'), { timeout: 60_000 }).toEqual([24])
  expect(asked.some(isDecoder)).toBe(false)
  await give('draco', await glbFile({ side: 5, packing: 'draco' }))
  await expect.poll(() => drawn('draco'), { timeout: 60_000 }).toEqual([150])
  expect(asked.some(isDecoder)).toBe(true)
  expect(opened.strangers).toEqual([])
  expect(opened.errors).toEqual([])
}, 180_000)
