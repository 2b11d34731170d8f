import type { BlockArg, BlockDefinition } from '../../block-definition.ts'
import { atom, call } from '../../expression.ts'

const item = { kind: 'item' } as const satisfies BlockArg

/** What can be asked about the things of the scene. */
export const thingSensing = {
  sensing_touching: {
    category: 'sensing',
    shape: 'Boolean',
    message: { en: '{ITEM} touches {ITEM_OTHER} ?', de: '{ITEM} berührt {ITEM_OTHER} ?' },
    args: { ITEM: item, ITEM_OTHER: item },
    tooltip: { en: 'Whether the two touch now.', de: 'Ob sich die beiden gerade berühren.' },
    keywords: { en: 'collide hit enemy', de: 'kollision trifft Gegner Feind' },
    code: (coder) => call(`${coder.item('ITEM')}.isTouching(${coder.item('ITEM_OTHER')})`),
  },
  sensing_touching_like: {
    category: 'sensing',
    shape: 'Boolean',
    message: {
      en: '{ITEM} touches anything like {ITEM_OTHER} ?',
      de: '{ITEM} berührt etwas wie {ITEM_OTHER} ?',
    },
    args: { ITEM: item, ITEM_OTHER: item },
    tooltip: {
      en: 'Whether it touches any thing of this kind now.',
      de: 'Ob es gerade irgendein Ding dieser Art berührt.',
    },
    keywords: { en: 'collide hit', de: 'kollision trifft' },
    code: (coder) => call(`${coder.item('ITEM')}.isTouchingLike(${coder.item('ITEM_OTHER')})`),
  },
  sensing_distance: {
    category: 'sensing',
    shape: 'Number',
    message: { en: 'distance from {FROM} to {TO}', de: 'Abstand von {FROM} zu {TO}' },
    args: { FROM: item, TO: item },
    keywords: { en: 'how far away', de: 'Entfernung wie weit weg' },
    tooltip: {
      en: 'How many metres lie between two things.',
      de: 'Wie viele Meter zwischen zwei Dingen liegen.',
    },
    code: (coder) => call(`distance(${coder.item('FROM')}, ${coder.item('TO')})`),
  },
  sensing_place: {
    category: 'sensing',
    shape: 'Place',
    message: { en: 'place of {ITEM}', de: 'Ort von {ITEM}' },
    args: { ITEM: item },
    tooltip: { en: 'Where it is now, as x, y and z.', de: 'Wo es gerade ist, als x, y und z.' },
    keywords: { en: 'position', de: 'position' },
    code: (coder) => atom(`${coder.item('ITEM')}.position`),
  },
  sensing_nearest: {
    category: 'sensing',
    shape: 'statement',
    message: {
      en: 'with the nearest thing like {ITEM} to {FROM} as it\n{DO}',
      de: 'mit dem nächsten Ding wie {ITEM} bei {FROM}, genannt es\n{DO}',
    },
    args: { ITEM: item, FROM: item, DO: { kind: 'statements' } },
    tooltip: {
      en: 'Does the blocks inside with the nearest one of this kind, if there is one.',
      de: 'Macht die Blöcke darin mit dem nächsten dieser Art, wenn es eins gibt.',
    },
    keywords: { en: 'closest kind', de: 'art nah' },
    code(coder) {
      coder.line('{')
      coder.line(`  const it = scene.nearest(${coder.item('FROM')}, ${coder.item('ITEM')});`)
      coder.line('  if (it) {')
      coder.body('DO', { hasIt: true })
      coder.line('  }')
      coder.line('}')
    },
  },
  sensing_count: {
    category: 'sensing',
    shape: 'Number',
    message: { en: 'number of things like {ITEM}', de: 'Anzahl der Dinge wie {ITEM}' },
    args: { ITEM: item },
    tooltip: {
      en: 'How many things of this kind are in the scene now.',
      de: 'Wie viele Dinge dieser Art gerade in der Szene sind.',
    },
    keywords: { en: 'how many left kind', de: 'wie viele übrig art' },
    code: (coder) => atom(`scene.all(${coder.item('ITEM')}).length`),
  },
} as const satisfies Record<string, BlockDefinition>
