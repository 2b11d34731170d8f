import { expect, test } from 'vitest'
import { materialiseBlocks } from '../../../model/blocks/materialise-blocks.ts'
import { usedVariables } from '../../../model/blocks/used-variables.ts'
import type { JsonObject } from '../../../model/json.ts'

const stamp = { t: 1, c: 'ana' }
const free = { p: null, x: 0, y: 0, ...stamp }
const variable = (id: string) => ({ type: 'variables_get', fields: { VAR: { id } } })

test('a block uses the variables of its fields, of its parameters and of all shadows in it', () => {
  const shadows = {
    TIMES: variable('shadow'),
    next: {
      type: 'math_change',
      fields: { VAR: { id: 'outer' }, OP: 'ADD', ITEM: { id: '' } },
      inputs: { DELTA: { shadow: variable('inner'), block: variable('plugged') }, EMPTY: {}, ODD: 7 },
      next: { shadow: { type: 'procedures_defnoreturn', extraState: { params: [{ id: 'parameter' }] } } },
    },
    BROKEN: [variable('lost')],
  }
  const fields = { VAR: { id: 'field' }, NUM: 3 }
  const extra = { extraState: { params: [{ id: 'own' }, { name: 'nobody' }] } }
  expect(new Set(usedVariables({ fields, extra, shadows }))).toEqual(
    new Set(['field', 'own', 'shadow', 'outer', 'inner', 'plugged', 'parameter']),
  )
})

test('shadows of any depth are read', () => {
  let state: JsonObject = variable('deep')
  for (let depth = 0; depth < 50_000; depth++) state = { type: 'wait', inputs: { IN: { shadow: state } } }
  expect(usedVariables({ fields: {}, extra: {}, shadows: { IN: state } })).toEqual(['deep'])
})

test('a deleted variable that only a shadow uses stays, until the shadow uses another one', () => {
  const variables = [['v1', { name: 'height', type: '', born: stamp, del: stamp }]] as const
  const shown = (shadow: object) =>
    materialiseBlocks([['b', { type: 'wait', at: free, ...shadow }]], variables, []).variables
  expect(shown({ 's:SECONDS': variable('v1') })).toEqual([{ id: 'v1', name: 'height', type: '' }])
  expect(shown({ 's:SECONDS': { type: 'math_number' } })).toEqual([])
})

test('a block has any number of parameters and shadows any number of fields', () => {
  const params = Array.from({ length: 200_000 }, (_, index) => ({ id: `p${index}` }))
  const fields = Object.fromEntries(params.map(({ id }) => [id, { id: `f-${id}` }]))
  const inner = { type: 'x', fields, extraState: { params } }
  expect(
    usedVariables({ fields: {}, extra: { extraState: { params } }, shadows: { IN: inner } }),
  ).toHaveLength(600_000)
})
