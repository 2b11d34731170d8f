import type { BlockDefinition } from '../../block-definition.ts'
import { atom, call, quote } from '../../expression.ts'
import { textSlot } from '../../slots.ts'
import { keyChoices } from '../key-choices.ts'

/** What can be asked about the person, and of the person. */
export const personSensing = {
  sensing_key: {
    category: 'sensing',
    shape: 'Boolean',
    message: { en: 'key {KEY} pressed?', de: 'Taste {KEY} gedrückt?' },
    args: { KEY: { kind: 'choice', choices: keyChoices } },
    keywords: { en: 'keyboard arrow keys', de: 'Tastatur Pfeiltaste Pfeiltasten' },
    tooltip: { en: 'Whether this key is down now.', de: 'Ob diese Taste gerade unten ist.' },
    code: (coder) => call(`isKeyDown(${quote(coder.choice('KEY'))})`),
  },
  sensing_pointer: {
    category: 'sensing',
    shape: 'Boolean',
    message: { en: 'pointer on {ITEM} ?', de: 'Zeiger auf {ITEM} ?' },
    args: { ITEM: { kind: 'item' } },
    tooltip: {
      en: 'Whether the mouse pointer is on this thing now.',
      de: 'Ob der Mauszeiger gerade auf dem Ding ist.',
    },
    keywords: { en: 'mouse cursor hover', de: 'maus cursor' },
    code: (coder) => atom(`${coder.item('ITEM')}.isPointedAt`),
  },
  sensing_ask: {
    category: 'sensing',
    shape: 'statement',
    message: { en: 'ask {TEXT} and wait', de: 'frage {TEXT} und warte' },
    args: { TEXT: textSlot('What is your name?', 'Wie heißt du?') },
    tooltip: {
      en: 'Shows a question. What is typed becomes the answer.',
      de: 'Zeigt eine Frage. Was getippt wird, ist die Antwort.',
    },
    keywords: { en: 'question input type', de: 'eingabe tippen' },
    code(coder) {
      coder.line(`${coder.shared('answer', "''")} = await ask(${coder.text('TEXT')});`)
    },
  },
  sensing_answer: {
    category: 'sensing',
    shape: 'String',
    message: { en: 'answer', de: 'Antwort' },
    args: {},
    tooltip: { en: 'What was typed last.', de: 'Was zuletzt getippt wurde.' },
    code: (coder) => atom(coder.shared('answer', "''")),
  },
  sensing_timer: {
    category: 'sensing',
    shape: 'Number',
    message: { en: 'timer', de: 'Stoppuhr' },
    args: {},
    tooltip: {
      en: 'Seconds since the start, or since it was set to 0.',
      de: 'Sekunden seit dem Start, oder seit sie auf 0 gestellt wurde.',
    },
    keywords: { en: 'time seconds clock', de: 'zeit sekunden uhr' },
    code: () => call('timer()'),
  },
  sensing_reset_timer: {
    category: 'sensing',
    shape: 'statement',
    message: { en: 'set timer to 0', de: 'stelle Stoppuhr auf 0' },
    args: {},
    tooltip: { en: 'The timer begins again.', de: 'Die Stoppuhr fängt von vorn an.' },
    keywords: { en: 'reset time clock', de: 'zurücksetzen zeit uhr setze zurück' },
    code(coder) {
      coder.line('resetTimer();')
    },
  },
  sensing_device: {
    category: 'sensing',
    shape: 'Boolean',
    message: { en: 'played {WHERE} ?', de: 'gespielt {WHERE} ?' },
    args: {
      WHERE: {
        kind: 'choice',
        choices: [
          { value: 'isPhone', words: { en: 'on a phone or tablet', de: 'auf Handy oder Tablet' } },
          { value: 'isVR', words: { en: 'in VR glasses', de: 'in einer VR-Brille' } },
          { value: 'isAR', words: { en: 'in AR', de: 'in AR' } },
        ],
      },
    },
    tooltip: { en: 'Where your world is played now.', de: 'Wo deine Welt gerade gespielt wird.' },
    keywords: { en: 'touch mobile device', de: 'mobil gerät' },
    level: 'maker',
    code: (coder) => atom(`device.${coder.choice('WHERE')}`),
  },
} as const satisfies Record<string, BlockDefinition>
