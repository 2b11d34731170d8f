import type { BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'
import { numberSlot } from '../../slots.ts'

/** Blocks by which things are pushed and thrown. What is pushed falls from then on. */
export const pushingBlocks = {
  physics_push: {
    category: 'physics',
    shape: 'statement',
    message: {
      en: 'push {ITEM} {WAY} with strength {STRENGTH}',
      de: 'stoße {ITEM} {WAY} mit Stärke {STRENGTH}',
    },
    args: {
      ITEM: { kind: 'item' },
      WAY: {
        kind: 'choice',
        choices: [
          { value: 'up', words: { en: 'up', de: 'nach oben' } },
          { value: 'forward', words: { en: 'forward', de: 'nach vorn' } },
          { value: 'back', words: { en: 'back', de: 'nach hinten' } },
          { value: 'left', words: { en: 'left', de: 'nach links' } },
          { value: 'right', words: { en: 'right', de: 'nach rechts' } },
          { value: 'down', words: { en: 'down', de: 'nach unten' } },
        ],
      },
      STRENGTH: numberSlot(5),
    },
    tooltip: {
      en: 'From then on it falls. What is heavier needs a stronger push.',
      de: 'Von da an fällt es. Was schwerer ist, braucht einen stärkeren Stoß.',
    },
    keywords: {
      en: 'impulse force kick shoot jump hop shove',
      de: 'impuls kraft treten schießen springen hüpfen schubsen',
    },
    code(coder) {
      const [item, way] = [coder.item('ITEM'), quote(coder.choice('WAY'))]
      coder.line(`${item}.push(${way}, ${coder.number('STRENGTH')});`)
    },
  },
  physics_throw: {
    category: 'physics',
    shape: 'statement',
    message: { en: 'throw {ITEM} to {TO} in {SECONDS} s', de: 'wirf {ITEM} zu {TO} in {SECONDS} s' },
    args: { ITEM: { kind: 'item' }, TO: { kind: 'item' }, SECONDS: numberSlot(1) },
    tooltip: {
      en: 'It flies in a bow and arrives there, if nothing is in its way.',
      de: 'Es fliegt im Bogen und kommt dort an, wenn nichts im Weg ist.',
    },
    keywords: { en: 'toss shoot basketball', de: 'schießen korb' },
    code(coder) {
      const [item, to] = [coder.item('ITEM'), coder.item('TO')]
      coder.line(`${item}.throwTo(${to}, ${coder.seconds('SECONDS')});`)
    },
  },
  physics_velocity: {
    category: 'physics',
    shape: 'statement',
    message: {
      en: 'let {ITEM} fly with x {X} y {Y} z {Z} m/s',
      de: 'lass {ITEM} fliegen mit x {X} y {Y} z {Z} m/s',
    },
    args: { ITEM: { kind: 'item' }, X: numberSlot(0), Y: numberSlot(5), Z: numberSlot(0) },
    tooltip: {
      en: 'Sets how fast it flies or falls along each axis of the world.',
      de: 'Setzt, wie schnell es entlang jeder Achse der Welt fliegt oder fällt.',
    },
    keywords: {
      en: 'velocity speed set faster slower',
      de: 'geschwindigkeit tempo setze schneller langsamer Tempo',
    },
    code(coder) {
      const [x, y, z] = ['X', 'Y', 'Z'].map((input) => coder.number(input))
      coder.line(`${coder.item('ITEM')}.velocity = {x: ${x}, y: ${y}, z: ${z}};`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
