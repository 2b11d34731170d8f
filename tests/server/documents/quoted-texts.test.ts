import { expect, it } from 'vitest'
import { quotedTexts } from '../../../server/documents/quoted-texts.ts'
import { Dice } from '../../fuzz/dice.ts'

it.each([
  ['say(\'Hello\', "you")', ["'Hello'", '"you"']],
  ["say('it\\'s')", ["'it\\'s'"]],
  ["// don't say 'this'\nsay('that')", ["'t say '", "'that'"]],
  ["say('open\nsay('closed')", ["'closed'"]],
  ['say(`two\nlines` + "x")', ['`two\nlines`', '"x"']],
  ["` say('in an open one')", ["'in an open one'"]],
  ['', []],
])('finds the texts of %s', (code, texts) => {
  expect(quotedTexts(code)).toEqual(texts)
})

/** What it means, in a time that grows with the square. */
const slowly = (code: string): readonly string[] =>
  [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gs)].map(([text]) => text)

it('finds in random code what a regular expression finds', () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1e9)
  const dice = new Dice(seed)
  for (let round = 0; round < 3_000; round += 1) {
    const code = Array.from({ length: dice.below(24) }, () => dice.from([...'\'"`\\\na'])).join('')
    expect(quotedTexts(code), `seed ${seed}, ${JSON.stringify(code)}`).toEqual(slowly(code))
  }
})

it.each([
  ['marks that a backslash goes before', `'${"\\'".repeat(200_000)}`],
  ['marks of each kind in lines that close none', '"\'`\\\n'.repeat(80_000)],
])('[threat 15] takes no longer than a moment for %s', (_, code) => {
  const start = performance.now()
  quotedTexts(code)
  // The square takes half a minute.
  expect(performance.now() - start).toBeLessThan(2_000)
})
