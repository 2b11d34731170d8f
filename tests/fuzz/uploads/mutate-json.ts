import type { Dice } from '../dice.ts'

const strange: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  -1,
  0,
  1,
  0.5,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  [],
  {},
  [[]],
  '../../etc/passwd',
  'http://127.0.0.1:9/a.bin',
  'data:application/octet-stream;base64,AAAA',
  'NaN',
  '\u0000',
]

const names = ['__proto__', 'constructor', 'uri', 'extensions', 'extras', 'count', 'byteLength', 'bufferView']

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every object and list of a JSON value. */
function branches(value: unknown): Record<string, unknown>[] {
  if (!isBranch(value)) return []
  return [value, ...Object.values(value).flatMap(branches)]
}

/** Replaces, removes, adds and repeats a few members of a JSON value in place. */
export function mutateJson(json: Record<string, unknown>, dice: Dice): void {
  for (let times = 1 + dice.below(3); times > 0; times--) {
    const branch = dice.from(branches(json))
    const keys = Object.keys(branch)
    const value = structuredClone(dice.chance(70) ? dice.from(strange) : dice.from(branches(json)))
    if (keys.length === 0 || dice.chance(15)) {
      Object.defineProperty(branch, dice.from(names), {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      })
      continue
    }
    const key = dice.from(keys)
    const before = branch[key]
    if (dice.chance(15)) delete branch[key]
    else if (typeof before === 'number' && dice.chance(50))
      branch[key] = before + dice.from([-1, 1, 3, 1_000, 1e6])
    else if (Array.isArray(before) && before.length > 0 && dice.chance(30)) {
      branch[key] = Array.from({ length: dice.from([2, 70, 2_100]) }, () => structuredClone(before[0]))
    } else branch[key] = value
  }
}
