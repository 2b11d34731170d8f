import { expect, test } from 'vitest'
import { readableParameters } from '../../src/code-editor/readable-parameters.ts'

test('parameters are told without marks, and all else stays as it is', () => {
  const told =
    'Goes up\n\n*@param*`steps` — - how far  \n\n*@param*`options` —  - {seconds: 1} takes that long  \n\n*@returns* — a - b'
  expect(readableParameters(told)).toBe(
    'Goes up\n\n`steps`: how far  \n\n`options`: {seconds: 1} takes that long  \n\n*@returns* — a - b',
  )
  expect(readableParameters('*@param*`x`')).toBe('`x`')
  expect(readableParameters('a — - b')).toBe('a — - b')
})
