import { placeAxis, turnAxis } from '../../axis-choice.ts'
import type { BlockDefinition } from '../../block-definition.ts'
import { call } from '../../expression.ts'
import { numberSlot } from '../../slots.ts'

/** Blocks for single numbers of a place. */
export const placeBlocks = {
  motion_set_place: {
    category: 'motion',
    shape: 'statement',
    message: { en: 'set {AXIS} of {ITEM} to {VALUE}', de: 'setze {AXIS} von {ITEM} auf {VALUE}' },
    args: { AXIS: placeAxis, ITEM: { kind: 'item' }, VALUE: numberSlot(2) },
    tooltip: {
      en: 'x is sideways, y is up, z is forward and back, in metres.',
      de: 'x geht zur Seite, y nach oben, z vor und zurück, in Metern.',
    },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.position.${coder.choice('AXIS')} = ${coder.number('VALUE')};`)
    },
  },
  motion_change_place: {
    category: 'motion',
    shape: 'statement',
    message: { en: 'change {AXIS} of {ITEM} by {VALUE}', de: 'ändere {AXIS} von {ITEM} um {VALUE}' },
    args: { AXIS: placeAxis, ITEM: { kind: 'item' }, VALUE: numberSlot(1) },
    tooltip: { en: 'Moves it a little at once.', de: 'Verschiebt es sofort ein Stück.' },
    code(coder) {
      coder.line(`${coder.item('ITEM')}.position.${coder.choice('AXIS')} += ${coder.number('VALUE')};`)
    },
  },
  motion_place_of: {
    category: 'motion',
    shape: 'Number',
    message: { en: '{AXIS} of {ITEM}', de: '{AXIS} von {ITEM}' },
    args: { AXIS: placeAxis, ITEM: { kind: 'item' } },
    tooltip: { en: 'Where it is, in metres.', de: 'Wo es ist, in Metern.' },
    code: (coder) => call(`${coder.item('ITEM')}.position.${coder.choice('AXIS')}`),
  },
  motion_turn_of: {
    category: 'motion',
    shape: 'Number',
    message: { en: 'turn {AXIS} of {ITEM}', de: 'Drehung {AXIS} von {ITEM}' },
    args: { AXIS: turnAxis, ITEM: { kind: 'item' } },
    keywords: { en: 'rotation', de: 'Rotation' },
    tooltip: { en: 'How it is turned, in degrees.', de: 'Wie es gedreht ist, in Grad.' },
    code: (coder) => call(`${coder.item('ITEM')}.rotation.${coder.choice('AXIS')}`),
  },
} as const satisfies Record<string, BlockDefinition>
