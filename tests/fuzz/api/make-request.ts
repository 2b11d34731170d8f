import type { Dice } from '../dice.ts'
import { mutateBytes } from '../uploads/mutate-bytes.ts'
import { mutateJson } from '../uploads/mutate-json.ts'
import type { ApiRequest } from './api-request.ts'
import { makeValue, type ValueTools } from './make-value.ts'
import type { Call } from './read-calls.ts'
import type { RightRequest } from './right-requests.ts'
import { strangeHeaders } from './strange-headers.ts'

/** Stand for what JSON can say and a computer cannot hold, or not take apart without care. */
const huge = '@@huge@@'
const deep = '@@deep@@'
const deepLists = '['.repeat(50_000) + ']'.repeat(50_000)
const strangeTexts = [
  '',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '99999999999999999999',
  '\u0000',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '\ud800',
  '‮🦖'.repeat(50),
  'x'.repeat(20_000),
  '{"$ne":null}',
  '[object Object]',
]
const foreignNames = ['role', 'isStaff', '__proto__', 'userId', 'constructor[prototype]', 'xp', 'email[]', '']

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

const mutated = (bytes: Buffer, dice: Dice): Buffer => Buffer.from(mutateBytes(bytes, dice, bytes))

/** Percent-encodes anything, half surrogates too. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

function makeParameters(call: Call, tools: ValueTools, isSpoilt: boolean): string {
  const { dice } = tools
  const wrong = isSpoilt ? dice.below(Math.max(1, call.parameters.length)) : -1
  let { path } = call
  const query: string[] = []
  for (const [index, { in: place, name, required, schema }] of call.parameters.entries()) {
    const isGiven = Object.hasOwn(tools.given ?? {}, name)
    if (isGiven && tools.given?.[name] === undefined) continue
    const value = index === wrong ? dice.from(strangeTexts) : textOf(makeValue(name, schema, tools))
    if (place === 'path') path = path.replace(`{${name}}`, encode(value) || '%20')
    if (
      place !== 'query' ||
      (!required && !isGiven && dice.chance(50)) ||
      (index === wrong && dice.chance(20))
    )
      continue
    query.push(`${encode(name)}=${encode(value)}`)
    if (index === wrong && dice.chance(30)) query.push(`${encode(name)}=again`)
  }
  if (isSpoilt && dice.chance(30))
    query.push(`${encode(dice.from(foreignNames))}=${encode(dice.from(strangeTexts))}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

function makeJson(value: Record<string, unknown>, dice: Dice, isSpoilt: boolean): Buffer {
  if (!isSpoilt) return Buffer.from(JSON.stringify(value))
  const kind = dice.below(10)
  if (kind === 0) return Buffer.from(dice.from(['', '{', 'null', '[]', 'NaN', '"x"', '1e999', '{"a":1,}']))
  if (kind === 1) return mutated(Buffer.from(JSON.stringify(value)), dice)
  const [name = 'x'] = dice.some(Object.keys(value), 1)
  if (kind === 2) value[name] = dice.from(strangeTexts)
  else if (kind === 3) value[name] = huge
  else if (kind === 4) value[name] = 'x'.repeat(dice.from([300, 5_001, 1_100_000]))
  else if (kind === 5) value[name] = deep
  else mutateJson(value, dice)
  if (dice.chance(20)) value[dice.from(['role', 'isStaff', 'userId', 'ownerId'])] = 'staff'
  return Buffer.from(
    JSON.stringify(value).replaceAll(`"${huge}"`, '1e999').replaceAll(`"${deep}"`, deepLists),
  )
}

async function makeForm(
  value: Record<string, unknown>,
  dice: Dice,
  isSpoilt: boolean,
): Promise<{ type: string; body: Buffer }> {
  const form = new FormData()
  const wrong = isSpoilt ? dice.some(Object.keys(value), 1)[0] : undefined
  for (const [name, field] of Object.entries(value)) {
    if (name === wrong && dice.chance(30)) continue
    const sent = name === wrong ? dice.from(strangeTexts).toWellFormed() : field
    if (sent instanceof Uint8Array) {
      const bytes = isSpoilt && dice.chance(40) ? mutated(Buffer.from(sent), dice) : sent
      form.append(name.replace('{sceneName}', 'scene1'), new File([Buffer.from(bytes)], 'file.png'))
    } else form.append(name, textOf(sent))
    if (name === wrong && dice.chance(20)) form.append(name, 'again')
  }
  if (isSpoilt && dice.chance(20))
    form.append(dice.from(foreignNames), dice.from(strangeTexts).toWellFormed())
  const response = new Response(form)
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  if (!isSpoilt || dice.chance(70)) return { type, body }
  return dice.from([
    { type, body: body.subarray(0, dice.below(body.length)) },
    { type, body: mutated(body, dice) },
    { type: 'multipart/form-data', body },
    { type: 'multipart/form-data; boundary=', body },
    { type: `multipart/form-data; boundary=${'b'.repeat(300)}`, body },
    { type: 'application/json', body },
  ])
}

/** A request for a call, right as far as its schema says what that is, or with something wrong in its parameters, body or headers. */
export async function makeRequest(
  call: Call,
  tools: ValueTools,
  own: Readonly<Record<string, string>>,
  { isSpoilt, bytes }: { readonly isSpoilt: boolean; readonly bytes?: RightRequest['body'] },
): Promise<ApiRequest> {
  const { dice } = tools
  const wrong = isSpoilt ? dice.from(['parameters', 'body', 'body', 'headers'] as const) : undefined
  const path = makeParameters(call, tools, wrong === 'parameters')
  const plain = call.method === 'GET' ? own : { ...own, origin: own.origin ?? '' }
  const headers = wrong === 'headers' ? { ...plain, ...strangeHeaders(dice, own.cookie ?? '') } : plain
  const request = { method: call.method, path, headers }
  if (bytes) {
    const body = wrong === 'body' ? mutated(bytes.bytes, dice) : bytes.bytes
    return { ...request, body, headers: { 'content-type': bytes.type, ...headers } }
  }
  if (!call.body)
    return { ...request, body: wrong === 'body' ? Buffer.from(dice.from(strangeTexts)) : undefined }
  const { type, schema } = call.body
  const made = makeValue('', schema, tools)
  const value = typeof made === 'object' && made !== null ? { ...made } : {}
  if (type === 'multipart/form-data') {
    const form = await makeForm(value, dice, wrong === 'body')
    return { ...request, body: form.body, headers: { 'content-type': form.type, ...headers } }
  }
  const body = makeJson(value, dice, wrong === 'body')
  return { ...request, body, headers: { 'content-type': type, ...headers } }
}
