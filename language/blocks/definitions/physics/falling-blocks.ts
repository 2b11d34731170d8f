import type { BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'
import { numberSlot } from '../../slots.ts'
import { matterChoice } from './matter-choice.ts'

/** Blocks for what falls, and how it falls. */
export const fallingBlocks = {
  physics_make: {
    category: 'physics',
    shape: 'statement',
    message: { en: 'make {ITEM} {KIND}', de: 'mache {ITEM} {KIND}' },
    args: {
      ITEM: { kind: 'item' },
      KIND: {
        kind: 'choice',
        choices: [
          { value: 'falling', words: { en: 'falling', de: 'fallend' } },
          { value: 'solid', words: { en: 'solid', de: 'fest' } },
          { value: 'fixed', words: { en: 'fixed', de: 'unverrückbar' } },
          { value: 'ghost', words: { en: 'a ghost', de: 'durchlässig' } },
        ],
      },
    },
    tooltip: {
      en: 'Falling: it drops and bumps. Solid: others bump into it. Fixed: no push moves it. Ghost: all goes through.',
      de: 'Fallend: es fällt und stößt an. Fest: andere stoßen daran. Unverrückbar: kein Stoß bewegt es. Durchlässig: alles geht hindurch.',
    },
    keywords: {
      en: 'gravity drop freeze collide wall hold fall',
      de: 'schwerkraft einfrieren wand halten stoßen fallen herunterfallen',
    },
    code: (coder) => coder.line(`${coder.item('ITEM')}.physics = ${quote(coder.choice('KIND'))};`),
  },
  physics_set: {
    category: 'physics',
    shape: 'statement',
    message: { en: 'set {WHAT} of {ITEM} to {VALUE}', de: 'setze {WHAT} von {ITEM} auf {VALUE}' },
    args: { ITEM: { kind: 'item' }, WHAT: matterChoice, VALUE: numberSlot(0.8) },
    tooltip: {
      en: 'Bounciness and friction go from 0 to 1. The weight is in kilograms, usually 1.',
      de: 'Sprungkraft und Reibung gehen von 0 bis 1. Das Gewicht ist in Kilogramm, sonst 1.',
    },
    keywords: { en: 'mass heavy slippery ice rubber', de: 'masse schwer rutschig eis gummi' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.${coder.choice('WHAT')} = ${coder.number('VALUE')};`)
    },
  },
  physics_gravity: {
    category: 'physics',
    shape: 'statement',
    message: { en: 'set gravity of the world to {VALUE}', de: 'setze Schwerkraft der Welt auf {VALUE}' },
    args: { VALUE: numberSlot(1.62) },
    tooltip: {
      en: 'For everything that falls, and the player. Earth is 9.81, the Moon is 1.62, 0 lets things float.',
      de: 'Für alles, was fällt, und den Spieler. Erde ist 9,81, Mond ist 1,62, bei 0 schwebt alles.',
    },
    keywords: { en: 'moon space weightless', de: 'mond weltraum schwerelos' },
    code: (coder) => coder.line(`world.gravity = ${coder.number('VALUE')};`),
  },
} as const satisfies Record<string, BlockDefinition>
