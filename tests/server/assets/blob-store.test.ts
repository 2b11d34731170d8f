import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlobStore } from '../../../server/assets/blob-store.ts'
import { openBlobStore } from '../../../server/assets/open-blob-store.ts'
import { startS3, type TestS3 } from '../support/start-s3.ts'

let folder: string
let s3: TestS3
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-blobs-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.end()
  rmSync(folder, { recursive: true, force: true })
})

const stores: readonly [string, () => Promise<BlobStore>][] = [
  ['a folder', () => openBlobStore({ s3: undefined, dataDir: folder })],
  ['an S3 store', () => openBlobStore({ s3: s3.settings, dataDir: folder })],
]

describe.each(stores)('files in %s', (_name, open) => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 251)

  it('come back as they were put, whole or a part of them', async () => {
    const store = await open()
    await store.put('ab12.png', bytes, 'image/png')
    expect(await store.size('ab12.png')).toBe(bytes.length)
    expect(new Uint8Array(await buffer(await store.read('ab12.png')))).toEqual(bytes)
    const part = await buffer(await store.read('ab12.png', { start: 1_000, end: 1_999 }))
    expect(new Uint8Array(part)).toEqual(bytes.slice(1_000, 2_000))
  })

  it('are the newest that were put, and gone after they were deleted, once or twice', async () => {
    const store = await open()
    await store.put('parts/x/1', bytes, 'application/octet-stream')
    await store.put('parts/x/1', bytes.slice(0, 10), 'application/octet-stream')
    expect(await store.size('parts/x/1')).toBe(10)
    await store.delete('parts/x/1')
    await store.delete('parts/x/1')
    expect(await store.size('parts/x/1')).toBeUndefined()
    await expect(store.read('parts/x/1').then(buffer)).rejects.toThrow()
  })

  it('may be empty', async () => {
    const store = await open()
    await store.put('none.png', new Uint8Array(), 'image/png')
    expect(await store.size('none.png')).toBe(0)
  })
})

it('a folder keeps nothing of a file that could not be written, nor of one whose process was killed', async () => {
  const store = await openBlobStore({ s3: undefined, dataDir: folder })
  const unfinished = join(folder, 'assets', 'unfinished')
  mkdirSync(join(folder, 'assets', 'taken.png', 'inside'), { recursive: true })
  await expect(store.put('taken.png', new Uint8Array(10), '')).rejects.toThrow()
  expect(readdirSync(unfinished)).toEqual([])
  const now = Date.now()
  for (const [name, age] of [
    ['old', 7_200],
    ['new', 60],
  ] as const) {
    writeFileSync(join(unfinished, name), 'half')
    utimesSync(join(unfinished, name), now / 1_000 - age, now / 1_000 - age)
  }
  await store.clearUnfinished(now - 3_600_000)
  expect(readdirSync(unfinished)).toEqual(['new'])
})

it('a folder holds whole files only, under no other name', async () => {
  const store = await openBlobStore({ s3: undefined, dataDir: folder })
  await Promise.all(Array.from({ length: 20 }, () => store.put('same.png', new Uint8Array(50_000), '')))
  expect(readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('same'))).toEqual(['same.png'])
})
