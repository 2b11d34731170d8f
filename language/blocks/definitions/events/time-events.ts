import type { BlockDefinition } from '../../block-definition.ts'
import { quote } from '../../expression.ts'
import { conditionSlot, numberSlot } from '../../slots.ts'

/** Stacks that begin by themselves: at the start, in time, and when something becomes true. */
export const timeEvents = {
  event_scene: {
    category: 'events',
    shape: 'event',
    message: { en: 'when scene {SCENE} opens', de: 'wenn Szene {SCENE} aufgeht' },
    args: { SCENE: { kind: 'text-field', value: { en: 'scene1', de: 'scene1' }, names: 'scenes' } },
    tooltip: {
      en: 'Runs at the start, if the scene has this name.',
      de: 'Läuft beim Start, wenn die Szene so heißt.',
    },
    level: 'maker',
    code: (coder) => ({ call: `onSceneOpen(${quote(coder.choice('SCENE'))}, ` }),
  },
  event_becomes_true: {
    category: 'events',
    shape: 'event',
    message: { en: 'when {IF} becomes true', de: 'wenn {IF} wahr wird' },
    args: { IF: conditionSlot(2) },
    tooltip: {
      en: 'Runs each time this was not true and now is.',
      de: 'Läuft jedes Mal, wenn es eben noch nicht stimmte und jetzt stimmt.',
    },
    keywords: { en: 'condition variable greater', de: 'bedingung variable größer' },
    code: (coder) => ({ call: `onTrue(${coder.check('IF')}, ` }),
  },
  event_every: {
    category: 'events',
    shape: 'event',
    message: { en: 'every {SECONDS} s', de: 'alle {SECONDS} s' },
    args: { SECONDS: numberSlot(1) },
    tooltip: { en: 'Runs again and again, so often.', de: 'Läuft immer wieder, so oft.' },
    keywords: { en: 'timer seconds clock', de: 'sekunden uhr' },
    code: (coder) => ({ call: `repeatEvery(${coder.number('SECONDS')}, ` }),
  },
} as const satisfies Record<string, BlockDefinition>
