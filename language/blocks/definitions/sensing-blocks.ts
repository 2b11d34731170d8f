import type { BlockDefinition } from '../block-definition.ts'
import { call } from '../expression.ts'

export const sensingBlocks = {
  sensing_distance: {
    category: 'sensing',
    shape: 'Number',
    message: { en: 'distance from {FROM} to {TO}', de: 'Abstand von {FROM} zu {TO}' },
    args: { FROM: { kind: 'item' }, TO: { kind: 'item' } },
    tooltip: {
      en: 'How many metres lie between two things.',
      de: 'Wie viele Meter zwischen zwei Dingen liegen.',
    },
    code: (coder) => call(`distance(${coder.item('FROM')}, ${coder.item('TO')})`),
  },
} as const satisfies Record<string, BlockDefinition>
