import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** By their numbers, which tests name as `[threat 12]`: the threats without whose defence the product cannot ship, as far as the server is what defends. */
const threats = {
  1: 'a world reads cookies or calls of the app',
  2: 'a world sends what it knows elsewhere',
  5: 'one person’s project through another’s id',
  6: 'fields that nobody may set',
  7: 'an account through a social sign-in',
  8: 'guessing a reset code, or who has an account',
  9: 'guessing a password, or shutting a class out',
  10: 'a session of somebody else',
  11: 'a foreign page in a live room',
  12: 'writing without the role',
  13: 'somebody else’s presence',
  14: 'edits under somebody else’s id',
  15: 'documents and frames that stop the server',
  16: 'well-formed nonsense',
  17: 'names that change every object',
  18: 'drawings with scripts',
  19: 'pictures that fill the memory',
  20: 'models that fill the memory',
  21: 'archives',
  23: 'texts that become scripts',
  24: 'numbers about people',
  28: 'scripts from elsewhere',
  31: 'strangers near children',
} as const

it('each threat that the server defends against has a test of the server which names it', () => {
  const texts = globSync('tests/{server,fuzz}/**/*.test.ts').map((file) => readFileSync(file, 'utf8'))
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(/\[threat (\d+)\]/g)].map(([, number]) => number)),
  )
  expect(Object.entries(threats).filter(([number]) => !named.has(number))).toEqual([])
})
