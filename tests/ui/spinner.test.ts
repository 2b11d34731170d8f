import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../src/ui/${path}`, import.meta.url), 'utf8')

test('[K09] a spinner turns once in 0.8 s, for ever', () => {
  const [, name] = /animation: \w+ var\((--\w+)\) linear infinite/.exec(read('Spinner.module.css')) ?? []
  expect(name).toBeDefined()
  expect(read('tokens.css')).toContain(`${name}: 800ms;`)
})
