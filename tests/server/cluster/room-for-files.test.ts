import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesTakenAlong } from '../../../server/assets/published-files.ts'
import { newProjectId } from '../../../server/storage/new-id.ts'
import type { AssetHolder, AssetQuota, NewAsset } from '../../../server/storage/ports/assets.ts'
import type { Upload } from '../../../server/storage/ports/uploads.ts'
import { openDatabase } from '../../../server/storage/sql/open-database.ts'
import { openStorage } from '../../../server/storage/sql/open-storage.ts'
import type { Storage } from '../../../server/storage/storage.ts'
import { newTestDatabase, type TestDatabase } from '../support/test-database.ts'

const at = 1_000_000
let count = 0

function asset(holder: AssetHolder, bytes: number): NewAsset {
  count += 1
  const hash = count.toString(16).padStart(64, '0')
  return {
    id: `asset${count}`,
    holder,
    sourceHash: hash,
    type: 'images',
    name: `Picture ${count}`,
    at,
    expiresAt: null,
    key: `${hash}.png`,
    bytes,
    thumbnailKey: null,
    width: 1,
    height: 1,
    duration: null,
    triangles: null,
    pixels: null,
  }
}

function upload(holder: AssetHolder, length: number): Upload {
  count += 1
  const hash = count.toString(16).padStart(64, '0')
  const rest = { received: 0, parts: [], createdAt: at }
  return { id: `upload${count}`, holder, type: 'images', name: 'x', fileName: 'x.png', length, hash, ...rest }
}

const quota = (ofHolder: number, ofAnonymous: number | null = null): AssetQuota => ({ ofHolder, ofAnonymous })

describe.each(['SQLite', 'PostgreSQL'])('room for files in %s', (kind) => {
  let folder: string
  let postgres: TestDatabase | undefined
  let storage: Storage
  let ada: AssetHolder
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nestling-room-'))
    if (kind === 'PostgreSQL') postgres = await newTestDatabase()
    storage = await openStorage(await openDatabase({ databaseUrl: postgres?.url, dataDir: folder }, () => {}))
  })
  afterAll(async () => {
    await storage.close()
    await postgres?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const newPerson = async (): Promise<AssetHolder> => {
    count += 1
    const id = `person${count}`
    const rest = { passwordHash: null, profileImg: null, createdAt: at }
    await storage.accounts.create({ id, username: id, name: id, email: `${id}@example.org`, ...rest })
    return `person:${id}`
  }

  const stored = async (one: NewAsset, most: AssetQuota): Promise<boolean> => {
    await storage.assets.announce(one.key, one.bytes, at)
    return (await storage.assets.add([one], most)) !== 'full'
  }

  it('is asked for without touching the bin, and the bin loses what lay there longest, no more than needed', async () => {
    ada = await newPerson()
    const files = [asset(ada, 50), asset(ada, 50), asset(ada, 50)]
    for (const [index, file] of files.entries()) {
      expect(await stored(file, quota(100))).toBe(true)
      await storage.assets.delete([ada], file.key, at + index)
    }
    expect(await storage.assets.hasRoom(ada, 100, quota(100), at)).toBe(true)
    expect(await storage.uploads.begin(upload(ada, 100), quota(100), 16)).not.toBe('full')
    expect(await stored(asset(ada, 80), quota(100))).toBe(true)
    const back = []
    for (const { key } of files) {
      const restored = await storage.assets.restore([ada], key, { quotaOf: () => quota(1000), at: at + 10 })
      back.push(restored !== undefined)
    }
    expect(back).toEqual([false, true, true])
  })

  it('is not given twice to uploads that begin at the same moment', async () => {
    const holder = await newPerson()
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => storage.uploads.begin(upload(holder, 90), quota(100), 16)),
    )
    expect(begun.filter((one) => one !== 'full').length).toBe(1)
  })

  it('is not given twice to files that are added at the same moment', async () => {
    const holder = await newPerson()
    const added = await Promise.all(Array.from({ length: 10 }, () => stored(asset(holder, 60), quota(100))))
    expect(added.filter(Boolean).length).toBe(1)
  })

  it('is taken by what only one’s projects keep, and by no more copies of it', async () => {
    const holder = await newPerson()
    const file = asset(holder, 60)
    expect(await stored(file, quota(100))).toBe(true)
    const fromId = newProjectId()
    const [forId, words] = [
      holder.slice('person:'.length),
      { displayName: 'World', description: '', tags: [] },
    ]
    const made = { ...words, domainKey: null, remixedFromId: null, isKidProject: true, at, document: null }
    await storage.projects.create({ ...made, id: fromId, ownerId: forId, slug: 'world', files: [file.key] })
    const hasRoom = (bytes: number) => storage.assets.hasRoom(holder, bytes, quota(100), at)
    expect([await hasRoom(40), await hasRoom(41)]).toEqual([true, false])
    await storage.assets.delete([holder], file.key, at)
    expect(await stored(asset(holder, 41), quota(100))).toBe(false)
    const tools = { quotaOf: () => quota(60), at }
    expect(await storage.assets.restore([holder], file.key, tools)).toMatchObject({ key: file.key })
    await storage.assets.delete([holder], file.key, at)
    await storage.assets.forget(at + 1, at)
    expect(await storage.assets.heldBy([holder], [file.key], at)).toEqual(new Set())
    expect(await stored(asset(holder, 41), quota(100))).toBe(false)
    const along = { fromId, forId, keys: [file.key], at }
    const taken = (most: number) =>
      filesTakenAlong({ assets: storage.assets, quotaOf: () => quota(most) }, along)
    expect([await taken(59), await taken(60)]).toEqual(['full', [file.key]])
    await storage.bin.put(fromId, at)
    expect(await storage.bin.remove(fromId, forId)).toBe(true)
    expect(await hasRoom(100)).toBe(true)
  })

  it('[P02] ends for all browsers without an account together, and people have their own', async () => {
    const most = quota(100, 150)
    expect(await stored(asset('anonymous:one', 90), most)).toBe(true)
    expect(await stored(asset('anonymous:two', 90), most)).toBe(false)
    expect(await stored(asset('anonymous:two', 60), most)).toBe(true)
    expect(await stored(asset('anonymous:three', 1), most)).toBe(false)
    expect(await stored(asset(await newPerson(), 90), quota(100))).toBe(true)
  })
})
