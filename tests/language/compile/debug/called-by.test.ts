import { expect, test } from 'vitest'
import { calledAtOnce } from '../../../../language/compile/debug/called-by.ts'
import { parseScript } from '../../../../language/compile/parse-script.ts'
import { helperCatalogue } from '../../../../language/helper-api/helper-catalogue.ts'
import type { HelperEntries } from '../../../../language/helper-api/helper-entry.ts'

/** The helpers that are given something to do. */
const given = (owner: string, entries: HelperEntries): readonly string[] =>
  Object.entries(entries).flatMap(([name, entry]) =>
    entry.kind === 'call' && entry.parameters.some(({ type }) => type.startsWith('('))
      ? [owner === 'globals' ? name : `${owner}.${name}`]
      : [],
  )

function callOf(name: string) {
  const parsed = parseScript(`${name}(() => 1)`)
  if (!parsed.ok) throw new Error(name)
  const [statement] = parsed.program.body
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression')
    throw new Error(name)
  return statement.expression
}

test('of all helpers that are given something to do only one calls it in a way that nothing can be stopped in', () => {
  const names = Object.entries<HelperEntries>(helperCatalogue).flatMap(([owner, entries]) =>
    given(owner, entries),
  )
  expect(names.length).toBeGreaterThan(20)
  const atOnce = names.filter((name) => calledAtOnce(callOf(name), new Set()).length > 0)
  expect(atOnce).toEqual(['showValue'])
})
