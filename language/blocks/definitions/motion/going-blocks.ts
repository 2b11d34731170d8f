import type { BlockDefinition } from '../../block-definition.ts'
import { numberSlot } from '../../slots.ts'

/** Blocks by which things are somewhere else at once. */
export const goingBlocks = {
  motion_put: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'put {ITEM} at x {X} y {Y} z {Z}',
      de: 'setze {ITEM} auf x {X} y {Y} z {Z}',
    },
    args: { ITEM: { kind: 'item' }, X: numberSlot(0), Y: numberSlot(1), Z: numberSlot(0) },
    keywords: { en: 'go to', de: 'gehe zu' },
    tooltip: { en: 'Is there at once.', de: 'Ist sofort dort.' },
    code(coder) {
      const [x, y, z] = ['X', 'Y', 'Z'].map((input) => coder.number(input))
      coder.line(`${coder.item('ITEM')}.goTo({x: ${x}, y: ${y}, z: ${z}});`)
    },
  },
  motion_put_to: {
    category: 'motion',
    shape: 'statement',
    message: { en: 'put {ITEM} where {TO} is', de: 'setze {ITEM} dahin, wo {TO} ist' },
    args: { ITEM: { kind: 'item' }, TO: { kind: 'item' } },
    keywords: { en: 'go to', de: 'gehe zu' },
    tooltip: { en: 'Is at once where another thing is.', de: 'Ist sofort da, wo ein anderes Ding ist.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.goTo(${coder.item('TO')});`)
    },
  },
  motion_put_random: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'put {ITEM} at a random place up to {METRES} m from the middle',
      de: 'setze {ITEM} an einen Zufallsort bis {METRES} m von der Mitte',
    },
    args: { ITEM: { kind: 'item' }, METRES: numberSlot(5) },
    keywords: { en: 'go to position', de: 'gehe zu Zufallsposition zufälliger' },
    tooltip: { en: 'Is somewhere else each time.', de: 'Ist jedes Mal woanders.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.goToRandomPlace(${coder.number('METRES')});`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
