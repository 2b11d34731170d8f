import { type DeviceDatabase, type DeviceFile, openDeviceDatabase } from './device-database.ts'
import { markDeviceFiles } from './device-mark.ts'
import { isOwner } from './device-owners.ts'

/** How long a removed file can be brought back: 30 days, as on the server. */
const binMs = 30 * 24 * 60 * 60 * 1000

/** The files on this device. Every call rejects when the browser takes nothing. */
export interface DeviceFiles {
  /** Of all types, newest first, without what is in the bin. */
  list(): Promise<readonly DeviceFile[]>
  /** Also one that is in the bin. */
  get(key: string): Promise<DeviceFile | undefined>
  /** Those of some keys, each by its key here or by one that the server gave it. */
  find(keys: readonly string[]): Promise<ReadonlyMap<string, DeviceFile>>
  /** What somebody put here that their account does not have yet, and what a visitor did for a project, which names it by key. */
  unsent(account: string, ofProject: readonly string[]): Promise<readonly DeviceFile[]>
  put(file: DeviceFile): Promise<void>
  change(key: string, values: Partial<Omit<DeviceFile, 'key'>>): Promise<DeviceFile | undefined>
}

let opened: Promise<DeviceDatabase> | undefined

async function database(): Promise<DeviceDatabase> {
  opened ??= openDeviceDatabase().then(async (files) => {
    await emptyBin(files)
    return files
  })
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

async function emptyBin(files: DeviceDatabase): Promise<void> {
  const oldest = Date.now() - binMs
  for (const { key, removedAt } of await files.getAll('files'))
    if (removedAt !== null && removedAt < oldest) await files.delete('files', key)
}

const isListed = ({ removedAt }: DeviceFile): boolean => removedAt === null

/** The one place of this browser for files. */
export const deviceFiles: DeviceFiles = {
  async list() {
    const all = await (await database()).getAll('files')
    return all.filter(isListed).sort((a, b) => b.createdAt - a.createdAt || (a.key < b.key ? -1 : 1))
  },
  async get(key) {
    return (await database()).get('files', key)
  },
  async find(keys) {
    const all = await (await database()).getAll('files')
    const byName = new Map(all.flatMap((file) => Object.values(file.storedAs).map((name) => [name, file])))
    for (const file of all) byName.set(file.key, file)
    return new Map(
      keys.flatMap((key) => {
        const file = byName.get(key)
        return file ? [[key, file]] : []
      }),
    )
  },
  async unsent(account, ofProject) {
    const all = await (await database()).getAll('files')
    const isTheirs = (file: DeviceFile) =>
      isOwner(file, account) || (isOwner(file, null) && ofProject.includes(file.key))
    return all.filter((file) => isListed(file) && file.storedAs[account] === undefined && isTheirs(file))
  },
  async put(file) {
    markDeviceFiles()
    await (await database()).put('files', file)
  },
  async change(key, values) {
    const files = await database()
    const before = await files.get('files', key)
    if (!before) return undefined
    const after = { ...before, ...values }
    await files.put('files', after)
    return after
  },
}
