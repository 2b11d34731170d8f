import { expect, test } from 'vitest'
import { calledAtOnce, handlersIn } from '../../../../language/compile/debug/called-by.ts'
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

test('of every helper that is given something to do it is known how it is called', () => {
  const names = Object.entries<HelperEntries>(helperCatalogue).flatMap(([owner, entries]) =>
    given(owner, entries),
  )
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    const isAtOnce = calledAtOnce(callOf(name), new Set()).length > 0
    expect([name, handlersIn(callOf(name)).length > 0, isAtOnce]).toEqual([
      name,
      name !== 'showValue',
      name === 'showValue',
    ])
  }
})
