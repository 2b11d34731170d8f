import type { BlockDefinition } from '../../block-definition.ts'
import { numberSlot } from '../../slots.ts'

/** Blocks by which things move, which takes time. */
export const movingBlocks = {
  motion_move: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'move {ITEM} {DIRECTION} {METRES} m in {SECONDS} s',
      de: 'bewege {ITEM} {DIRECTION} {METRES} m in {SECONDS} s',
    },
    args: {
      ITEM: { kind: 'item' },
      DIRECTION: {
        kind: 'choice',
        choices: [
          { value: 'moveForward', words: { en: 'forward', de: 'vorwärts' } },
          { value: 'moveBack', words: { en: 'back', de: 'rückwärts' } },
          { value: 'moveLeft', words: { en: 'left', de: 'nach links' } },
          { value: 'moveRight', words: { en: 'right', de: 'nach rechts' } },
          { value: 'moveUp', words: { en: 'up', de: 'nach oben' } },
          { value: 'moveDown', words: { en: 'down', de: 'nach unten' } },
        ],
      },
      METRES: numberSlot(1),
      SECONDS: numberSlot(1),
    },
    keywords: { en: 'walk go run drive steps', de: 'gehen laufen fahren bewegen Schritt Schritte rennen' },
    tooltip: {
      en: 'Moves a thing, seen from where it looks.',
      de: 'Bewegt ein Ding, von ihm aus gesehen.',
    },
    code(coder) {
      const call = `${coder.item('ITEM')}.${coder.choice('DIRECTION')}`
      coder.line(`await ${call}(${coder.number('METRES')}, ${coder.seconds('SECONDS')});`)
    },
  },
  motion_glide: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'glide {ITEM} to x {X} y {Y} z {Z} in {SECONDS} s',
      de: 'lass {ITEM} zu x {X} y {Y} z {Z} gleiten in {SECONDS} s',
    },
    args: {
      ITEM: { kind: 'item' },
      X: numberSlot(0),
      Y: numberSlot(1),
      Z: numberSlot(0),
      SECONDS: numberSlot(1),
    },
    keywords: { en: 'fly float slide', de: 'fliegen schweben gleiten' },
    tooltip: { en: 'Glides to a place in the world.', de: 'Gleitet an einen Ort der Welt.' },
    code(coder) {
      const [x, y, z] = ['X', 'Y', 'Z'].map((input) => coder.number(input))
      const place = `{x: ${x}, y: ${y}, z: ${z}}`
      coder.line(`await ${coder.item('ITEM')}.glideTo(${place}, ${coder.seconds('SECONDS')});`)
    },
  },
  motion_glide_to: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'glide {ITEM} to {TO} in {SECONDS} s',
      de: 'lass {ITEM} zu {TO} gleiten in {SECONDS} s',
    },
    args: { ITEM: { kind: 'item' }, TO: { kind: 'item' }, SECONDS: numberSlot(1) },
    tooltip: { en: 'Glides to another thing.', de: 'Gleitet zu einem anderen Ding.' },
    code(coder) {
      const [item, to] = [coder.item('ITEM'), coder.item('TO')]
      coder.line(`await ${item}.glideTo(${to}, ${coder.seconds('SECONDS')});`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
