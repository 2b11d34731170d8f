import type { Settings } from '../settings/settings.ts'
import { NewerDatabase } from '../storage/migrations/newer-database.ts'

interface Fault {
  readonly code: string
  readonly port?: number
  readonly message: string
}

/** PostgreSQL's codes of a wrong name or password, and of a database that is not there. */
const loginCodes: ReadonlySet<string> = new Set(['28P01', '28000', '3D000', '42501'])
const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ECONNRESET',
])
const folderCodes: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'ENOENT',
  'ENOSPC',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_FULL',
  'SQLITE_IOERR',
])

function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const port = 'port' in error && typeof error.port === 'number' ? { port: error.port } : {}
  return { code, message: error.message, ...port }
}

const isListening = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen'

/** The lines that say to a person why the server did not start, or `undefined` for a defect. The password of an address is not told. */
export function whyNotStarted(error: unknown, settings: Settings): readonly string[] | undefined {
  if (error instanceof NewerDatabase) {
    return [
      'The stored data was written by a newer version of Nestling: start that version, or restore a backup.',
    ]
  }
  const fault = faultOf(error)
  if (!fault) return undefined
  const { code, port, message } = fault
  if (code === 'EADDRINUSE') {
    return [
      `Port ${port} is in use by another program.`,
      'Stop that one, or start this one on another port: PORT=3100 npm start',
    ]
  }
  if (isListening(error)) return [`Port ${port} of '${settings.listen}' cannot be used (${code}).`]
  if (settings.databaseUrl !== undefined && (networkCodes.has(code) || loginCodes.has(code))) {
    const { host, pathname } = new URL(settings.databaseUrl)
    return [`The database '${host}${pathname}' of DATABASE_URL cannot be used: ${message || code}.`]
  }
  if (settings.databaseUrl !== undefined && /timeout|terminated/i.test(message)) {
    return [`The database of DATABASE_URL does not answer: ${message}.`]
  }
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
    return [`The database in the data folder '${settings.dataDir}' is damaged: restore a backup.`]
  }
  if ([...folderCodes].some((one) => code.startsWith(one))) {
    return [`The data folder '${settings.dataDir}' cannot be used (${code}).`]
  }
  return undefined
}
