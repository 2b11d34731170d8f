import { placeAxis } from '../../axis-choice.ts'
import type { BlockDefinition } from '../../block-definition.ts'
import { atom } from '../../expression.ts'
import { numberSlot } from '../../slots.ts'
import { matterChoice } from './matter-choice.ts'

/** What is noticed of things that fall. */
export const bumpingBlocks = {
  physics_bump: {
    category: 'physics',
    shape: 'event',
    message: {
      en: 'when {ITEM} bumps harder than {SPEED} m/s',
      de: 'wenn {ITEM} härter als {SPEED} m/s anstößt',
    },
    args: { ITEM: { kind: 'item' }, SPEED: numberSlot(2) },
    tooltip: {
      en: 'Runs when it bumps into something or is bumped into, the ground too.',
      de: 'Läuft, wenn es gegen etwas stößt oder gestoßen wird, auch gegen den Boden.',
    },
    keywords: { en: 'collide crash hit force land', de: 'kollision aufprall treffen kraft landen' },
    code: (coder) => ({ call: `${coder.item('ITEM')}.onBump(${coder.number('SPEED')}, ` }),
  },
  physics_speed: {
    category: 'physics',
    shape: 'Number',
    message: { en: 'speed along {AXIS} of {ITEM}', de: 'Tempo entlang {AXIS} von {ITEM}' },
    args: { ITEM: { kind: 'item' }, AXIS: placeAxis },
    tooltip: {
      en: 'How fast it flies or falls, in metres a second. Down is less than 0.',
      de: 'Wie schnell es fliegt oder fällt, in Metern pro Sekunde. Nach unten ist kleiner als 0.',
    },
    keywords: { en: 'velocity', de: 'geschwindigkeit' },
    code: (coder) => atom(`${coder.item('ITEM')}.velocity.${coder.choice('AXIS')}`),
  },
  physics_value: {
    category: 'physics',
    shape: 'Number',
    message: { en: '{WHAT} of {ITEM}', de: '{WHAT} von {ITEM}' },
    args: { ITEM: { kind: 'item' }, WHAT: matterChoice },
    tooltip: {
      en: 'How springy, rough or heavy it is.',
      de: 'Wie federnd, rau oder schwer es ist.',
    },
    keywords: { en: 'mass', de: 'masse' },
    code: (coder) => atom(`${coder.item('ITEM')}.${coder.choice('WHAT')}`),
  },
} as const satisfies Record<string, BlockDefinition>
