import type { BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'
import { numberSlot } from '../../slots.ts'

const effects = {
  kind: 'choice',
  choices: [
    { value: 'bounce', words: { en: 'bounce', de: 'hüpfen' } },
    { value: 'shake', words: { en: 'shake', de: 'zittern' } },
    { value: 'pulse', words: { en: 'pop', de: 'pulsieren' } },
    { value: 'float', words: { en: 'float', de: 'schweben' } },
    { value: 'sway', words: { en: 'sway', de: 'schaukeln' } },
    { value: 'spin', words: { en: 'spin', de: 'kreiseln' } },
  ],
} as const

/** Blocks for ready effects, which every thing has. */
export const effectBlocks = {
  animation_effect: {
    category: 'animation',
    shape: 'statement',
    message: { en: 'let {ITEM} {EFFECT} for {SECONDS} s', de: 'lass {ITEM} {EFFECT} für {SECONDS} s' },
    args: { ITEM: { kind: 'item' }, EFFECT: effects, SECONDS: numberSlot(2) },
    tooltip: { en: 'It moves on the spot.', de: 'Es bewegt sich auf der Stelle.' },
    code(coder) {
      const effect = quote(coder.choice('EFFECT'))
      coder.line(`await ${coder.item('ITEM')}.effect(${effect}, ${coder.seconds('SECONDS')});`)
    },
  },
  animation_effect_on: {
    category: 'animation',
    shape: 'statement',
    message: { en: 'let {ITEM} {EFFECT} on and on', de: 'lass {ITEM} immer weiter {EFFECT}' },
    args: { ITEM: { kind: 'item' }, EFFECT: effects },
    tooltip: { en: 'Until “end effect”.', de: 'Bis „beende Effekt“.' },
    code: (coder) => coder.line(`${coder.item('ITEM')}.effect(${quote(coder.choice('EFFECT'))});`),
  },
  animation_effect_stop: {
    category: 'animation',
    shape: 'statement',
    message: { en: 'end effect of {ITEM}', de: 'beende Effekt von {ITEM}' },
    args: { ITEM: { kind: 'item' } },
    tooltip: { en: 'It stands still again.', de: 'Es steht wieder still.' },
    code: (coder) => coder.line(`${coder.item('ITEM')}.stopEffect();`),
  },
} as const satisfies Record<string, BlockDefinition>
