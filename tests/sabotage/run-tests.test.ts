import { expect, test } from 'vitest'
import { passes } from './run-tests.ts'

const runs = (script: string, patience?: number) => passes('.', ['node', '-e', script], patience)

test('tests pass, are red, or never end, which is no better', () => {
  expect(runs('')).toBe(true)
  expect(runs('console.log("Tests  1 failed"); process.exit(1)')).toBe(false)
  expect(runs('for (;;);', 500)).toBe(false)
})

test('what runs no test proves nothing', () => {
  expect(() => runs('process.exit(1)')).toThrow('ran no test')
  expect(() => passes('.', ['no-such-program'])).toThrow('could not be run')
})
