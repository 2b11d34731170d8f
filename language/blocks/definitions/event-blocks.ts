import type { BlockDefinition, Choice } from '../block-definition.ts'
import { quote } from '../expression.ts'

const letters: readonly Choice[] = [...'abcdefghijklmnopqrstuvwxyz0123456789'].map((key) => ({
  value: key,
  words: { en: key, de: key },
}))

const keys: readonly Choice[] = [
  { value: 'space', words: { en: 'space', de: 'Leertaste' } },
  { value: 'up', words: { en: 'arrow up', de: 'Pfeil hoch' } },
  { value: 'down', words: { en: 'arrow down', de: 'Pfeil runter' } },
  { value: 'left', words: { en: 'arrow left', de: 'Pfeil links' } },
  { value: 'right', words: { en: 'arrow right', de: 'Pfeil rechts' } },
  { value: 'enter', words: { en: 'enter', de: 'Eingabe' } },
  ...letters,
]

export const eventBlocks = {
  event_start: {
    category: 'events',
    shape: 'event',
    message: { en: 'when ▶ starts', de: 'wenn ▶ startet' },
    args: {},
    tooltip: { en: 'Runs when you press Run.', de: 'Läuft los, wenn du auf Start drückst.' },
    code: () => ({ call: 'onStart(' }),
  },
  event_click: {
    category: 'events',
    shape: 'event',
    message: { en: 'when {ITEM} clicked', de: 'wenn {ITEM} angeklickt' },
    args: { ITEM: { kind: 'item' } },
    tooltip: {
      en: 'Runs each time this thing is clicked.',
      de: 'Läuft jedes Mal, wenn das Ding angeklickt wird.',
    },
    code: (coder) => ({ call: `${coder.item('ITEM')}.onClick(`, hasIt: true }),
  },
  event_key: {
    category: 'events',
    shape: 'event',
    message: { en: 'when key {KEY} pressed', de: 'wenn Taste {KEY} gedrückt' },
    args: { KEY: { kind: 'choice', choices: keys } },
    tooltip: {
      en: 'Runs each time this key is pressed.',
      de: 'Läuft jedes Mal, wenn die Taste gedrückt wird.',
    },
    code: (coder) => ({ call: `onKey(${quote(coder.choice('KEY'))}, ` }),
  },
} as const satisfies Record<string, BlockDefinition>
