import { quote } from '../blocks/expression.ts'
import type { HelperType } from './helper-entry.ts'
import { thingInCode } from './thing-in-code.ts'

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

const colour = "'#ffb400'"
/** Texts by what they are called; all others say hello. */
const texts: Readonly<Record<string, string>> = {
  color: colour,
  sky: colour,
  ground: colour,
  model: "'tree'",
}

const place = '{x: 0, y: 1, z: 0}'
const values: Partial<Record<HelperType, string>> = {
  boolean: 'true',
  unknown: "'hello'",
  Place: place,
  Point: place,
  'Place[]': `[${place}, {x: 3, y: 1, z: 0}]`,
  Seconds: '{seconds: 1}',
  Sounding: '{volume: 0.5}',
  Beats: '{beats: 1}',
  MessageName: "'go!'",
  SoundName: "'coin'",
  'any[]': '[1, 2, 3]',
  'number[]': '[1, 2, 3]',
  'Record<string, any>': '{}',
  Axis: "'x'",
  Key: "'space'",
  View: "'first'",
  Surroundings: "'forest'",
  Font: "'baloo-2'",
  Pattern: "'dots'",
  Particles: "'sparkle'",
  Clip: "'walk'",
  Effect: "'bounce'",
  HandButton: "'trigger'",
  PhysicsKind: "'falling'",
  Way: "'up'",
}

/** What samples are about: names that should be in the project. */
export interface SampleNames {
  readonly thing: string
  readonly scene: string
}

/** A value of a helper’s as a learner may copy it: a real one, which the next line of the program can do with. Functions have none. */
export function sampleValue(
  { name, type }: { readonly name: string; readonly type: HelperType },
  { thing, scene }: SampleNames,
): string {
  if (type === 'number') return String(numbers[name] ?? 1)
  if (type === 'string') return texts[name] ?? "'hello'"
  if (type === 'ThingName' || type === 'Item | string') return quote(thing)
  if (type === 'SceneName') return quote(scene)
  return values[type] ?? thingInCode(thing)
}
