import { quote } from '../blocks/expression.ts'
import { helperCatalogue } from './helper-catalogue.ts'
import type { HelperEntry, HelperParameter, HelperType } from './helper-entry.ts'
import { helperTypings } from './helper-typings.ts'
import { thingInCode } from './thing-in-code.ts'

/** Where a helper belongs: to every script, to the scene, to each thing, to the player … */
export type HelperOwner = keyof typeof helperCatalogue

/** One helper with a line that can be put into a script as it is. */
export interface HelperExample {
  readonly owner: HelperOwner
  readonly name: string
  readonly entry: HelperEntry
  readonly example: string
}

/** The first of the texts that a type of the typings allows: `type Axis = 'x' | …`. */
const firstChoices: ReadonlyMap<string, string> = new Map(
  [...helperTypings('en').matchAll(/^type (\w+) = .*?('[\w-]+')/gm)].map(([, type = '', text = '']) => [
    type,
    text,
  ]),
)

/** Every helper in the order of the catalogue. The lines are about the thing of that name, which should be in the scene. */
export function helperExamples(thing: string): readonly HelperExample[] {
  return ownersOf().flatMap((owner) =>
    Object.entries<HelperEntry>(helperCatalogue[owner]).map(([name, entry]) => ({
      owner,
      name,
      entry,
      example: exampleOf(owner, name, entry, thing),
    })),
  )
}

const isOwner = (name: string): name is HelperOwner => Object.hasOwn(helperCatalogue, name)
const ownersOf = (): readonly HelperOwner[] => Object.keys(helperCatalogue).filter(isOwner)

function exampleOf(owner: HelperOwner, name: string, entry: HelperEntry, thing: string): string {
  const found = thingInCode(thing)
  const subject = owner === 'globals' ? '' : `${owner === 'item' ? found : owner}.`
  const path = subject + name
  if (entry.kind === 'call') {
    const values = needed(entry.parameters).map((parameter) => sample(parameter, found, thing))
    const call = `${path}(${values.join(', ')})`
    if (entry.returns === 'void') return call
    if (entry.returns.startsWith('Promise<'))
      return entry.returns === 'Promise<void>' ? `await ${call}` : `console.log(await ${call})`
    return `console.log(${call})`
  }
  if (entry.isReadOnly) return `console.log(${path})`
  return `${path} = ${sample({ name, type: entry.takes ?? entry.type, words: entry.words }, found, thing)}`
}

/** What may be left out is shown up to the last number or time: that is what people want to change first. */
const needed = (parameters: readonly HelperParameter[]): readonly HelperParameter[] =>
  parameters.slice(
    0,
    1 +
      parameters.findLastIndex(
        ({ isOptional, type }) => !isOptional || type === 'number' || type === 'Seconds',
      ),
  )

function sample({ name, type }: HelperParameter, found: string, thing: string): string {
  if (type === 'number') return String(numbers[name] ?? 1)
  if (type.includes('=>'))
    return `${type.startsWith('()') ? '()' : `(${/\((\w+)/.exec(type)?.[1] ?? 'value'})`} => {\n  \n}`
  if (type === 'ThingName') return quote(thing)
  return (
    firstChoices.get(type) ?? values[type] ?? (name.toLowerCase().includes('color') ? "'#ffb400'" : found)
  )
}

/** Numbers by what they are called; all others are 1. */
const numbers: Readonly<Record<string, number>> = {
  degrees: 90,
  to: 6,
  seconds: 2,
  gravity: 1.62,
  strength: 5,
  bounciness: 0.8,
  speed: 2,
}

const values: Partial<Record<HelperType, string>> = {
  string: "'hello'",
  boolean: 'true',
  unknown: "'hello'",
  Place: '{x: 0, y: 1, z: 0}',
  Point: '{x: 0, y: 1, z: 0}',
  'Place[]': '[{x: 0, y: 1, z: 0}, {x: 3, y: 1, z: 0}]',
  Seconds: '{seconds: 1}',
  Sounding: '{volume: 0.5}',
  Beats: '{beats: 1}',
  MessageName: "'go!'",
  SceneName: "'Scene'",
  SoundName: "'coin'",
  'any[]': '[1, 2, 3]',
  'number[]': '[1, 2, 3]',
  'Record<string, any>': '{}',
}
