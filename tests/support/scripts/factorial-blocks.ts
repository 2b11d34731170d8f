import { type BlockState, number, one } from './offered-block.ts'

const getN = one('variables_get', { fields: { VAR: { id: 'n' } } })
const arithmetic = (op: string, a: BlockState, b: BlockState) =>
  one('math_arithmetic', { fields: { OP: op }, inputs: { A: a, B: b } })

/** A call of a block of one's own, with what it is given for `n`. */
export const call = (
  type: 'procedures_callnoreturn' | 'procedures_callreturn',
  name: string,
  value?: BlockState,
): BlockState =>
  one(type, {
    extraState: { name, ...(value ? { params: ['n'] } : {}) },
    ...(value ? { inputs: { ARG0: value } } : {}),
  })

/** A block of one's own that calls itself; it needs the variable `n`. */
export const factorial = one('procedures_defreturn', {
  fields: { NAME: 'factorial' },
  extraState: { params: [{ name: 'n', id: 'n' }] },
  inputs: {
    STACK: one('procedures_ifreturn', {
      inputs: {
        CONDITION: one('logic_compare', { fields: { OP: 'LT' }, inputs: { A: getN, B: number(2) } }),
        VALUE: number(1),
      },
    }),
    RETURN: arithmetic(
      'MULTIPLY',
      getN,
      call('procedures_callreturn', 'factorial', arithmetic('MINUS', getN, number(1))),
    ),
  },
})
