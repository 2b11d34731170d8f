import type { BlockArg, BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'
import { keyChoices } from '../key-choices.ts'

const key = { kind: 'choice', choices: keyChoices } as const satisfies BlockArg
const item = { kind: 'item' } as const satisfies BlockArg

/** Stacks that begin with what the person does. */
export const personEvents = {
  event_click: {
    category: 'events',
    shape: 'event',
    message: { en: 'when {ITEM} clicked', de: 'wenn {ITEM} angeklickt' },
    args: { ITEM: item },
    keywords: { en: 'tap press touch mouse', de: 'anklicken klicken antippen Maus Mausklick' },
    tooltip: {
      en: 'Runs each time this thing or a copy of it is clicked; “it” is the one that was clicked.',
      de: 'Läuft jedes Mal, wenn das Ding oder eine Kopie davon angeklickt wird; „es“ ist das angeklickte.',
    },
    code: (coder) => ({ call: `${coder.item('ITEM')}.onClick(`, hasIt: true }),
  },
  event_key: {
    category: 'events',
    shape: 'event',
    message: { en: 'when key {KEY} pressed', de: 'wenn Taste {KEY} gedrückt' },
    args: { KEY: key },
    keywords: { en: 'keyboard arrow keys', de: 'Tastatur Pfeiltaste Pfeiltasten' },
    tooltip: {
      en: 'Runs each time this key is pressed.',
      de: 'Läuft jedes Mal, wenn die Taste gedrückt wird.',
    },
    code: (coder) => ({ call: `onKey(${quote(coder.choice('KEY'))}, ` }),
  },
  event_key_held: {
    category: 'events',
    shape: 'event',
    message: { en: 'while key {KEY} is held', de: 'solange Taste {KEY} gehalten' },
    args: { KEY: key },
    keywords: { en: 'keyboard arrow keys', de: 'Tastatur Pfeiltaste Pfeiltasten' },
    tooltip: {
      en: 'Runs again and again as long as the key is down.',
      de: 'Läuft immer wieder, solange die Taste unten ist.',
    },
    code: (coder) => ({ call: `onKeyHeld(${quote(coder.choice('KEY'))}, ` }),
  },
  event_key_released: {
    category: 'events',
    shape: 'event',
    message: { en: 'when key {KEY} released', de: 'wenn Taste {KEY} losgelassen' },
    args: { KEY: key },
    keywords: { en: 'keyboard arrow keys', de: 'Tastatur Pfeiltaste Pfeiltasten' },
    tooltip: { en: 'Runs when the key goes up again.', de: 'Läuft, wenn die Taste wieder hochgeht.' },
    code: (coder) => ({ call: `onKeyUp(${quote(coder.choice('KEY'))}, ` }),
  },
  event_pointer_enter: {
    category: 'events',
    shape: 'event',
    message: { en: 'when pointer comes over {ITEM}', de: 'wenn Zeiger über {ITEM} kommt' },
    args: { ITEM: item },
    tooltip: {
      en: 'Runs when the mouse pointer comes over this thing or a copy of it; “it” is the one below the pointer.',
      de: 'Läuft, wenn der Mauszeiger über das Ding oder eine Kopie davon kommt; „es“ ist das unter dem Zeiger.',
    },
    keywords: { en: 'hover mouse cursor enter', de: 'maus cursor' },
    code: (coder) => ({ call: `${coder.item('ITEM')}.onPointerEnter(`, hasIt: true }),
  },
  event_pointer_leave: {
    category: 'events',
    shape: 'event',
    message: { en: 'when pointer leaves {ITEM}', de: 'wenn Zeiger {ITEM} verlässt' },
    args: { ITEM: item },
    tooltip: {
      en: 'Runs when the mouse pointer goes away from this thing or a copy of it; “it” is the one that it left.',
      de: 'Läuft, wenn der Mauszeiger vom Ding oder einer Kopie davon weggeht; „es“ ist das verlassene.',
    },
    keywords: { en: 'hover mouse cursor', de: 'maus cursor' },
    code: (coder) => ({ call: `${coder.item('ITEM')}.onPointerLeave(`, hasIt: true }),
  },
} as const satisfies Record<string, BlockDefinition>
