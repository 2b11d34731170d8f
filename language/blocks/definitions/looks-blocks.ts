import type { BlockDefinition, Choice } from '../block-definition.ts'
import { quote } from '../expression.ts'
import { numberSlot } from '../slots.ts'

/** Colours that have a name every child knows, as `#rrggbb`. */
const colours: readonly Choice[] = [
  { value: '#e5484d', words: { en: 'red', de: 'Rot' } },
  { value: '#f0913a', words: { en: 'orange', de: 'Orange' } },
  { value: '#ffc94d', words: { en: 'yellow', de: 'Gelb' } },
  { value: '#53a206', words: { en: 'green', de: 'Grün' } },
  { value: '#0f9c90', words: { en: 'turquoise', de: 'Türkis' } },
  { value: '#2b6bd6', words: { en: 'blue', de: 'Blau' } },
  { value: '#7a4bd1', words: { en: 'purple', de: 'Lila' } },
  { value: '#f472b6', words: { en: 'pink', de: 'Rosa' } },
  { value: '#8a5a3c', words: { en: 'brown', de: 'Braun' } },
  { value: '#ffffff', words: { en: 'white', de: 'Weiß' } },
  { value: '#8b93a7', words: { en: 'grey', de: 'Grau' } },
  { value: '#1c1f2e', words: { en: 'black', de: 'Schwarz' } },
]

export const looksBlocks = {
  looks_colour: {
    category: 'looks',
    shape: 'statement',
    message: { en: 'set colour of {ITEM} to {COLOUR}', de: 'färbe {ITEM} in {COLOUR}' },
    args: { ITEM: { kind: 'item' }, COLOUR: { kind: 'choice', choices: colours } },
    tooltip: { en: 'Gives a thing another colour.', de: 'Gibt einem Ding eine andere Farbe.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.color = ${quote(coder.choice('COLOUR'))};`)
    },
  },
  looks_say: {
    category: 'looks',
    shape: 'statement',
    message: { en: '{ITEM} says {TEXT} for {SECONDS} s', de: '{ITEM} sagt {TEXT} für {SECONDS} s' },
    args: {
      ITEM: { kind: 'item' },
      TEXT: { kind: 'value', check: null, slot: { shadow: { type: 'text' } } },
      SECONDS: numberSlot(2),
    },
    tooltip: { en: 'Shows a speech bubble.', de: 'Zeigt eine Sprechblase.' },
    code(coder) {
      const text = coder.text('TEXT')
      coder.line(`await ${coder.item('ITEM')}.say(${text}, ${coder.seconds('SECONDS')});`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
