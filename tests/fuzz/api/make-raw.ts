import type { Dice } from '../dice.ts'
import { mutateBytes } from '../uploads/mutate-bytes.ts'
import type { Call } from './read-calls.ts'

const paths = [
  '/api/project/%00',
  '/%00',
  '/%',
  '/%ff%fe',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/../../etc/passwd',
  '/assets/..%2f..%2fserver.db',
  '//evil.example/api/auth/me',
  '/api/auth/me?__proto__[x]=1&constructor[prototype][x]=1',
  `/api/${'x'.repeat(5_000)}`,
  '/api/play/%E0%A4%A',
  '*',
  'http://evil.example/',
  '/sync',
  '/api/assets/uploads/__proto__',
]
const methods = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'X',
]

/** Bytes for the port that are hardly HTTP: strange lines, doubled headers, lying lengths, a changed request, or nothing but noise. */
export function makeRaw(call: Call, origin: string, dice: Dice): Buffer {
  const { host } = new URL(origin)
  const path = dice.chance(60) ? dice.from(paths) : call.path
  const lines = dice.from<readonly string[]>([
    [],
    ['content-length: 5', 'content-length: 6'],
    ['content-length: 99999999999'],
    ['content-length: -1'],
    ['transfer-encoding: chunked', 'content-length: 4'],
    ['transfer-encoding: x'],
    ['cookie: a=1', 'cookie: a=2'],
    ['content-type: application/json', 'content-type: multipart/form-data'],
    [`x: ${'y'.repeat(20_000)}`],
    ['upgrade: websocket', 'connection: upgrade', 'sec-websocket-version: 13', 'sec-websocket-key: x'],
    ['upgrade: h2c', 'connection: upgrade'],
    [' folded: 1'],
    ['no colon'],
  ])
  const head = [`${dice.from(methods)} ${path} HTTP/1.1`, `host: ${host}`, `origin: ${origin}`, ...lines]
  const whole = Buffer.from(`${head.join('\r\n')}\r\nconnection: close\r\n\r\n{"a":1}`)
  if (dice.chance(50)) return whole
  if (dice.chance(60)) return Buffer.from(mutateBytes(whole, dice, whole))
  return Buffer.from(Array.from({ length: dice.below(400) }, () => dice.below(256)))
}
