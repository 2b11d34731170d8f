import type { Dice } from '../dice.ts'

/** Headers that no browser of good will sends; they replace those of the same name. */
export function strangeHeaders(dice: Dice, cookie: string): Record<string, string | readonly string[]> {
  return dice.from<Record<string, string | readonly string[]>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/xml' },
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-type': '' },
    { 'content-type': 'x'.repeat(2_000) },
    { 'content-encoding': 'gzip' },
    { cookie: `${cookie}; ${cookie}` },
    { cookie: [cookie, 'sid=other'] },
    { cookie: `${cookie.split('=')[0]}=${'A'.repeat(4_000)}` },
    { cookie: '; ; =; __proto__=1' },
    { cookie: `${cookie.slice(0, -1)}%` },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { range: 'bytes=9-1' },
    { range: 'bytes=-1,0-,x' },
    { 'if-none-match': '"'.repeat(500) },
    { 'if-modified-since': 'never' },
    { 'accept-language': 'x'.repeat(3_000) },
    { 'accept-encoding': '*;q=NaN' },
    { accept: '/;' },
    { 'x-forwarded-for': `${'9'.repeat(400)}, ::1` },
    { 'x-http-method-override': 'DELETE' },
    { expect: 'something' },
    { host: 'evil.example' },
    { __proto__x: '1', constructor: '1' },
  ])
}
