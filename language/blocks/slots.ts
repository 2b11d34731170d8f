import type { BlockArg } from './block-definition.ts'

/** A slot for a number that holds `value` until a block is put into it. */
export const numberSlot = (value: number) =>
  ({
    kind: 'value',
    check: 'Number',
    slot: { shadow: { type: 'math_number', fields: { NUM: value } } },
  }) as const satisfies BlockArg

/** A slot for an angle, which a dial beside the number shows. */
export const degreesSlot = (value: number) =>
  ({ ...numberSlot(value), unit: 'degrees' }) as const satisfies BlockArg

/** A slot for a text. */
export const textSlot = (en: string, de: string) =>
  ({
    kind: 'value',
    check: null,
    slot: { shadow: { type: 'text', fields: { TEXT: { en, de } } } },
  }) as const satisfies BlockArg

/** A slot for a place in the world, metres. */
export const placeSlot = (x: number, y: number, z: number) =>
  ({
    kind: 'value',
    check: 'Place',
    slot: {
      shadow: {
        type: 'operator_position',
        inputs: { X: numberSlot(x).slot, Y: numberSlot(y).slot, Z: numberSlot(z).slot },
      },
    },
  }) as const satisfies BlockArg

/** A slot for a condition; `distanceBelow` metres is what stands in it at first, so that it does something. */
export const conditionSlot = (distanceBelow: number) =>
  ({
    kind: 'value',
    check: 'Boolean',
    slot: {
      block: {
        type: 'logic_compare',
        fields: { OP: 'LT' },
        inputs: {
          A: { block: { type: 'sensing_distance' } },
          B: { shadow: { type: 'math_number', fields: { NUM: distanceBelow } } },
        },
      },
    },
  }) as const satisfies BlockArg

/** A slot for a condition that stays empty until somebody fills it; empty means false. */
export const emptyCondition = { kind: 'value', check: 'Boolean', slot: null } as const satisfies BlockArg
