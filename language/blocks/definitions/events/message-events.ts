import type { BlockArg, BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'

const message = {
  kind: 'text-field',
  value: { en: 'go', de: 'los' },
  names: 'messages',
} as const satisfies BlockArg

/** Messages from stack to stack, in all tabs. */
export const messageEvents = {
  event_message: {
    category: 'events',
    shape: 'event',
    message: { en: 'when I receive {MESSAGE}', de: 'wenn ich {MESSAGE} empfange' },
    args: { MESSAGE: message },
    tooltip: {
      en: 'Runs when a block of any tab sends this message.',
      de: 'Läuft, wenn ein Block in irgendeinem Tab diese Nachricht schickt.',
    },
    keywords: { en: 'message broadcast', de: 'nachricht' },
    code: (coder) => ({ call: `onMessage(${quote(coder.choice('MESSAGE'))}, ` }),
  },
  event_send: {
    category: 'events',
    shape: 'statement',
    message: { en: 'send {MESSAGE}', de: 'sende {MESSAGE}' },
    args: { MESSAGE: message },
    tooltip: {
      en: 'Sends a message to all stacks that wait for it.',
      de: 'Schickt allen Stapeln, die darauf warten, eine Nachricht.',
    },
    keywords: { en: 'message broadcast all', de: 'nachricht schicken an alle Broadcast' },
    code(coder) {
      coder.line(`broadcast(${quote(coder.choice('MESSAGE'))});`)
    },
  },
  event_send_wait: {
    category: 'events',
    shape: 'statement',
    message: { en: 'send {MESSAGE} and wait', de: 'sende {MESSAGE} und warte' },
    args: { MESSAGE: message },
    tooltip: {
      en: 'Goes on when all who received it are done.',
      de: 'Macht weiter, wenn alle Empfänger fertig sind.',
    },
    keywords: { en: 'message broadcast all', de: 'nachricht schicken an alle Broadcast' },
    code(coder) {
      coder.line(`await broadcastAndWait(${quote(coder.choice('MESSAGE'))});`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
