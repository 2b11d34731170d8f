import type { HelperParameter } from './helper-entry.ts'

export const doThis = <Type extends HelperParameter['type']>(type: Type) =>
  ({
    name: 'doThis',
    type,
    words: { en: 'what to do', de: 'was passieren soll' },
  }) as const satisfies HelperParameter

export const inSeconds = {
  name: 'options',
  type: 'Seconds',
  isOptional: true,
  words: {
    en: '{seconds: 1} takes that long; 1 alone does too',
    de: '{seconds: 1} dauert so lange, 1 allein auch',
  },
} as const satisfies HelperParameter

export const metres = {
  name: 'metres',
  type: 'number',
  isOptional: true,
  words: { en: 'how far, in metres', de: 'wie weit, in Metern' },
} as const satisfies HelperParameter

export const degrees = {
  name: 'degrees',
  type: 'number',
  isOptional: true,
  words: { en: 'how far: 360 is once around', de: 'wie weit: 360 ist einmal herum' },
} as const satisfies HelperParameter

export const somewhere = {
  name: 'place',
  type: 'Place',
  words: { en: 'a thing, or {x, y, z}', de: 'ein Ding, oder {x, y, z}' },
} as const satisfies HelperParameter
