import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The threats without whose defence the product cannot ship, as far as the server is what defends. */
const threats = {
  T1: 'a world reads cookies or calls of the app',
  T2: 'a world sends what it knows elsewhere',
  T5: 'one person’s project through another’s id',
  T6: 'fields that nobody may set',
  T7: 'an account through a social sign-in',
  T8: 'guessing a reset code, or who has an account',
  T9: 'guessing a password, or shutting a class out',
  T10: 'a session of somebody else',
  T11: 'a foreign page in a live room',
  T12: 'writing without the role',
  T13: 'somebody else’s presence',
  T14: 'edits under somebody else’s id',
  T15: 'documents and frames that stop the server',
  T16: 'well-formed nonsense',
  T17: 'names that change every object',
  T18: 'drawings with scripts',
  T19: 'pictures that fill the memory',
  T20: 'models that fill the memory',
  T21: 'archives',
  T23: 'texts that become scripts',
  T24: 'numbers about people',
  T28: 'scripts from elsewhere',
  T31: 'strangers near children',
} as const

it('each threat that the server defends against has a test of the server which names it', () => {
  const texts = globSync('tests/{server,fuzz}/**/*.test.ts').map((file) => readFileSync(file, 'utf8'))
  const named = new Set(texts.flatMap((text) => [...text.matchAll(/\[(T\d+)\]/g)].map(([, row]) => row)))
  expect(Object.entries(threats).filter(([row]) => !named.has(row))).toEqual([])
})
