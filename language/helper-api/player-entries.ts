import type { HelperEntries, HelperParameter } from './helper-entry.ts'
import { doThis, somewhere } from './shared-parameters.ts'

const aThing = {
  name: 'thing',
  type: 'Item',
  words: { en: 'a thing of the scene', de: 'ein Ding der Szene' },
} as const satisfies HelperParameter

/** What `player` has besides the members of every thing. */
export const playerEntries = {
  speed: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'How fast it walks, in metres a second.',
      de: 'Wie schnell es läuft, in Metern pro Sekunde.',
    },
  },
  jump: {
    kind: 'value',
    type: 'number',
    words: { en: 'How strongly it jumps.', de: 'Wie kräftig es springt.' },
  },
  teleport: {
    kind: 'call',
    parameters: [somewhere],
    returns: 'void',
    words: { en: 'Is somewhere else at once.', de: 'Ist sofort woanders.' },
  },
  onEnter: {
    kind: 'call',
    parameters: [
      {
        name: 'zone',
        type: 'Item | string',
        words: {
          en: 'a thing or its name; it may be hidden',
          de: 'ein Ding oder sein Name; auch ein verstecktes',
        },
      },
      doThis('(zone: Item) => unknown'),
    ],
    returns: 'void',
    words: {
      en: 'Does something when the player comes into it.',
      de: 'Macht etwas, wenn der Spieler hineinkommt.',
    },
  },
  gravity: {
    kind: 'value',
    type: 'number',
    words: {
      en: 'How fast things fall: Earth 9.81, Moon 1.62.',
      de: 'Wie schnell Dinge fallen: Erde 9.81, Mond 1.62.',
    },
  },
  canMove: {
    kind: 'value',
    type: 'boolean',
    words: { en: 'Whether the keys let it walk.', de: 'Ob es mit den Tasten laufen darf.' },
  },
  canJump: {
    kind: 'value',
    type: 'boolean',
    words: { en: 'Whether it may jump.', de: 'Ob es springen darf.' },
  },
  view: {
    kind: 'call',
    parameters: [
      { name: 'person', type: 'View', words: { en: '“first” or “third”', de: '„first“ oder „third“' } },
    ],
    returns: 'void',
    words: { en: 'Out of its eyes, or from behind.', de: 'Durch seine Augen oder von hinten.' },
  },
  give: {
    kind: 'call',
    parameters: [aThing],
    returns: 'void',
    words: { en: 'Puts a thing into its bag.', de: 'Steckt ein Ding in seine Tasche.' },
  },
  take: {
    kind: 'call',
    parameters: [aThing],
    returns: 'void',
    words: { en: 'Puts a thing out of its bag before it.', de: 'Legt ein Ding aus der Tasche vor es hin.' },
  },
  has: {
    kind: 'call',
    parameters: [aThing],
    returns: 'boolean',
    words: { en: 'Whether a thing is in its bag.', de: 'Ob ein Ding in seiner Tasche ist.' },
  },
} as const satisfies HelperEntries
