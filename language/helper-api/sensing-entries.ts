import type { HelperEntries, HelperParameter } from './helper-entry.ts'
import { doThis } from './shared-parameters.ts'

const other = {
  name: 'other',
  type: 'Item | string',
  words: { en: 'a thing or its name', de: 'ein Ding oder sein Name' },
} as const satisfies HelperParameter
const example = {
  name: 'example',
  type: 'Item',
  words: { en: 'one of the things that are meant', de: 'eins von den gemeinten Dingen' },
} as const satisfies HelperParameter
const withItem = doThis('(item: Item) => unknown')
const withOther = doThis('(other: Item) => unknown')

/** Members of every thing: what it notices, and what it keeps. */
export const sensingEntries = {
  onClick: {
    kind: 'call',
    parameters: [withItem],
    returns: 'void',
    words: {
      en: 'Does something each time it or a copy of it is clicked: with the one that was clicked.',
      de: 'Macht etwas, jedes Mal wenn es oder eine Kopie davon angeklickt wird: mit dem, was angeklickt wurde.',
    },
  },
  onPointerEnter: {
    kind: 'call',
    parameters: [withItem],
    returns: 'void',
    words: {
      en: 'Does something when the pointer comes over it or a copy of it.',
      de: 'Macht etwas, wenn der Zeiger darüber oder über eine Kopie davon kommt.',
    },
  },
  onPointerLeave: {
    kind: 'call',
    parameters: [withItem],
    returns: 'void',
    words: {
      en: 'Does something when the pointer leaves it or a copy of it.',
      de: 'Macht etwas, wenn der Zeiger davon oder von einer Kopie weggeht.',
    },
  },
  onTouch: {
    kind: 'call',
    parameters: [other, withOther],
    returns: 'void',
    words: { en: 'Does something when the two touch.', de: 'Macht etwas, wenn sich die beiden berühren.' },
  },
  onTouchLike: {
    kind: 'call',
    parameters: [example, withOther],
    returns: 'void',
    words: {
      en: 'Does something when it touches a thing of the same kind as the example.',
      de: 'Macht etwas, wenn es ein Ding von der Art des Beispiels berührt.',
    },
  },
  onTouchEnd: {
    kind: 'call',
    parameters: [other, withOther],
    returns: 'void',
    words: {
      en: 'Does something when the two do not touch any more.',
      de: 'Macht etwas, wenn sich die beiden nicht mehr berühren.',
    },
  },
  onClone: {
    kind: 'call',
    parameters: [doThis('(copy: Item) => unknown')],
    returns: 'void',
    words: {
      en: 'Does something with each new copy of it.',
      de: 'Macht etwas mit jeder neuen Kopie davon.',
    },
  },
  isTouching: {
    kind: 'call',
    parameters: [other],
    returns: 'boolean',
    words: { en: 'Whether the two touch now.', de: 'Ob sich die beiden gerade berühren.' },
  },
  isTouchingLike: {
    kind: 'call',
    parameters: [example],
    returns: 'boolean',
    words: {
      en: 'Whether it touches a thing of the same kind as the example.',
      de: 'Ob es ein Ding von der Art des Beispiels berührt.',
    },
  },
  isPointedAt: {
    kind: 'value',
    type: 'boolean',
    isReadOnly: true,
    words: { en: 'Whether the pointer is on it now.', de: 'Ob der Zeiger gerade darauf ist.' },
  },
  my: {
    kind: 'value',
    type: 'Record<string, any>',
    isReadOnly: true,
    words: {
      en: 'Values of its own: dragon.my.lives = 3. At first each is 0.',
      de: 'Eigene Werte: dragon.my.lives = 3. Am Anfang ist jeder 0.',
    },
  },
} as const satisfies HelperEntries
