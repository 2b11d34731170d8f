import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  assetLinksRoute,
  assetsRoute,
  deleteAssetRoute,
  renameAssetRoute,
  restoreAssetRoute,
  uploadAssetsRoute,
} from '../../../src/client/http/asset-routes.ts'
import { call } from '../../../src/client/http/call.ts'
import { uploadAsset } from '../../../src/client/http/upload-asset.ts'
import { pngFile } from '../../support/files/pictures.ts'
import { wavFile } from '../../support/files/sounds.ts'
import { type Person, signedUp } from '../support/person.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
/** Calls, counted from 1, for which there is no connection. */
let broken: ReadonlySet<number>
let calls = 0
beforeAll(async () => {
  server = await startTestServer()
  person = await signedUp(server.origin, 'appuser')
})
afterAll(() => server.end())

beforeEach(() => {
  const real = fetch
  calls = 0
  broken = new Set()
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls += 1
    if (broken.has(calls)) return Promise.reject(new TypeError('no connection'))
    const headers = new Headers(init.headers)
    headers.set('origin', person.origin)
    headers.set('cookie', person.cookie)
    return real(person.origin + path, { ...init, headers })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('[C26] the app lists, uploads, renames, deletes, brings back and finds its files', async () => {
  const uploaded = await call(uploadAssetsRoute, {
    files: [new File([await pngFile()], 'cat.png')],
    assetType: 'images',
    uploadAsAnonymous: false,
  })
  if (!uploaded.ok) throw new Error(uploaded.error.code)
  const [{ key } = { key: '' }] = uploaded.data.assets
  expect(await call(renameAssetRoute, { key, assetName: 'dog.png' })).toMatchObject({
    data: { asset: { key, asset: 'dog' } },
  })
  const page = { type: 'images', search: 'do', page: 1 } as const
  expect(await call(assetsRoute, page)).toMatchObject({ data: { assets: [{ key }], imagesCount: 1 } })
  expect(await call(assetsRoute, { type: 'images', startKey: key })).toMatchObject({ data: { assets: [] } })
  expect(await call(deleteAssetRoute, { key })).toEqual({ ok: true, data: {} })
  expect(await call(assetLinksRoute, { keys: [key] })).toEqual({ ok: true, data: { links: {} } })
  expect(await call(restoreAssetRoute, { key })).toMatchObject({ data: { asset: { asset: 'dog' } } })
  expect(await call(assetLinksRoute, { keys: [key] })).toMatchObject({
    data: { links: { [key]: expect.stringContaining(key) } },
  })
})

it('[C26] the app uploads in parts, says how far it is, and waits for a connection that breaks', async () => {
  broken = new Set([3, 4])
  const shares: number[] = []
  const uploaded = await uploadAsset({
    file: new File([wavFile(400)], 'long.wav'),
    assetType: 'sounds',
    onProgress: (share) => shares.push(share),
    wait: async () => {},
  })
  expect(uploaded).toMatchObject({ ok: true, data: { assets: [{ asset: 'long' }], soundsCount: 1 } })
  expect(shares[0]).toBe(0)
  expect(shares.at(-1)).toBe(1)
  expect(shares.length).toBeGreaterThan(4)
  expect([...shares].sort((a, b) => a - b)).toEqual(shares)
})

it('the app is told why a file was refused, and goes on with a broken upload the next time', async () => {
  const refused = await uploadAsset({ file: new File(['x'], 'x.wav'), assetType: 'sounds' })
  expect(refused).toMatchObject({ ok: false, error: { code: 'asset.not-a-sound' } })
  const huge = new File([new Uint8Array(20_000_001)], 'x.wav')
  expect(await uploadAsset({ file: huge, assetType: 'sounds' })).toMatchObject({
    ok: false,
    error: { code: 'asset.too-large' },
  })
  const file = new File([wavFile(300)], 'later.wav')
  broken = new Set(Array.from({ length: 40 }, (_, index) => calls + 3 + index))
  expect(await uploadAsset({ file, assetType: 'sounds', wait: async () => {} })).toMatchObject({
    ok: false,
    error: { code: 'general.offline' },
  })
  broken = new Set()
  const shares: number[] = []
  await uploadAsset({ file, assetType: 'sounds', onProgress: (share) => shares.push(share) })
  expect(shares[0]).toBeGreaterThan(0)
})
