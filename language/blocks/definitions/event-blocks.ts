import type { BlockDefinition } from '../block-definition.ts'
import { messageEvents } from './events/message-events.ts'
import { personEvents } from './events/person-events.ts'
import { timeEvents } from './events/time-events.ts'
import { touchEvents } from './events/touch-events.ts'

export const eventBlocks = {
  event_start: {
    category: 'events',
    shape: 'event',
    message: { en: 'when ▶ starts', de: 'wenn ▶ startet' },
    args: {},
    keywords: { en: 'green flag clicked start go', de: 'grüne Flagge angeklickt Start los' },
    tooltip: { en: 'Runs when you press Run.', de: 'Läuft los, wenn du auf Start drückst.' },
    code: () => ({ call: 'onStart(' }),
  },
  ...personEvents,
  ...touchEvents,
  ...messageEvents,
  ...timeEvents,
} as const satisfies Record<string, BlockDefinition>
