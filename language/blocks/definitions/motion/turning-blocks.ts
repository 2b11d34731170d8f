import { turnAxis } from '../../axis-choice.ts'
import type { BlockDefinition } from '../../block-definition.ts'
import { degreesSlot, numberSlot } from '../../slots.ts'

/** Blocks by which things turn. */
export const turningBlocks = {
  motion_turn: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'turn {ITEM} {DIRECTION} {DEGREES} ° in {SECONDS} s',
      de: 'drehe {ITEM} {DIRECTION} um {DEGREES} ° in {SECONDS} s',
    },
    args: {
      ITEM: { kind: 'item' },
      DIRECTION: {
        kind: 'choice',
        choices: [
          { value: 'turnRight', words: { en: 'right', de: 'nach rechts' } },
          { value: 'turnLeft', words: { en: 'left', de: 'nach links' } },
          { value: 'turnUp', words: { en: 'up', de: 'nach oben' } },
          { value: 'turnDown', words: { en: 'down', de: 'nach unten' } },
        ],
      },
      DEGREES: degreesSlot(90),
      SECONDS: numberSlot(1),
    },
    keywords: { en: 'turn rotate spin rotation', de: 'drehen rotieren umdrehen' },
    tooltip: { en: 'Turns a thing. 360 ° is once around.', de: 'Dreht ein Ding. 360 ° ist einmal herum.' },
    code(coder) {
      const call = `${coder.item('ITEM')}.${coder.choice('DIRECTION')}`
      coder.line(`await ${call}(${coder.number('DEGREES')}, ${coder.seconds('SECONDS')});`)
    },
  },
  motion_point: {
    category: 'motion',
    shape: 'statement',
    message: { en: 'point {ITEM} towards {TO}', de: 'drehe {ITEM} zu {TO} hin' },
    args: { ITEM: { kind: 'item' }, TO: { kind: 'item' } },
    tooltip: { en: 'Looks at another thing.', de: 'Schaut ein anderes Ding an.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.pointTowards(${coder.item('TO')});`)
    },
  },
  motion_spin: {
    category: 'motion',
    shape: 'statement',
    message: {
      en: 'spin {ITEM} around {AXIS} {TURNS} × a second',
      de: 'lass {ITEM} um {AXIS} kreiseln, {TURNS} × pro Sekunde',
    },
    args: { ITEM: { kind: 'item' }, AXIS: turnAxis, TURNS: numberSlot(1) },
    tooltip: { en: 'Turns on and on, until “stop”.', de: 'Dreht sich immer weiter, bis „halte an“.' },
    code(coder) {
      const axis = coder.choice('AXIS')
      coder.line(`${coder.item('ITEM')}.spin('${axis}', ${coder.number('TURNS')});`)
    },
  },
  motion_set_turn: {
    category: 'motion',
    shape: 'statement',
    level: 'maker',
    message: {
      en: 'set turn {AXIS} of {ITEM} to {VALUE} °',
      de: 'setze Drehung {AXIS} von {ITEM} auf {VALUE} °',
    },
    args: { AXIS: turnAxis, ITEM: { kind: 'item' }, VALUE: degreesSlot(45) },
    keywords: { en: 'rotation', de: 'Rotation' },
    tooltip: { en: 'Is turned like this at once.', de: 'Ist sofort so gedreht.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.rotation.${coder.choice('AXIS')} = ${coder.number('VALUE')};`)
    },
  },
  motion_change_turn: {
    category: 'motion',
    shape: 'statement',
    level: 'maker',
    message: {
      en: 'change turn {AXIS} of {ITEM} by {VALUE} °',
      de: 'ändere Drehung {AXIS} von {ITEM} um {VALUE} °',
    },
    args: { AXIS: turnAxis, ITEM: { kind: 'item' }, VALUE: degreesSlot(15) },
    keywords: { en: 'rotation', de: 'Rotation' },
    tooltip: { en: 'Turns it a little further at once.', de: 'Dreht es sofort ein Stück weiter.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.rotation.${coder.choice('AXIS')} += ${coder.number('VALUE')};`)
    },
  },
} as const satisfies Record<string, BlockDefinition>
