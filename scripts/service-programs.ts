import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs that the tests of scale-out start. */
export interface ServicePrograms {
  /** Folder with `initdb` and `postgres`. */
  readonly postgresBin: string
  readonly redisServer: string
}

const debianPostgres = '/usr/lib/postgresql'

function postgresBins(): readonly string[] {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : []
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one))
  return newestFirst.map((version) => join(debianPostgres, version, 'bin'))
}

const pathFolders = (): readonly string[] => (process.env.PATH ?? '').split(delimiter)

const folderWith = (folders: readonly string[], program: string): string | undefined =>
  folders.find((folder) => existsSync(join(folder, program)))

/** What is installed; `undefined` when one is missing. `setpriv` (Linux) ties them to the life of the tests. */
export function findServicePrograms(): ServicePrograms | undefined {
  const postgresBin = folderWith([...postgresBins(), ...pathFolders()], 'initdb')
  const redis = folderWith(pathFolders(), 'redis-server')
  if (!postgresBin || !redis || !folderWith(pathFolders(), 'setpriv')) return undefined
  return { postgresBin, redisServer: join(redis, 'redis-server') }
}

/** The same after installing what is missing by apt, where that is allowed. */
export function ensureServicePrograms(): ServicePrograms | undefined {
  const found = findServicePrograms()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.error('Installing PostgreSQL and Redis by apt (once) …')
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql', 'redis-server')
  return findServicePrograms()
}
