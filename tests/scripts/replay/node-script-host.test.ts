import { expect, test } from 'vitest'
import { runProgram } from '../../support/scripts/run-program.ts'

test('who waits for a helper goes on as soon as in the page, one job later, so that pieces of a program take the same turns', async () => {
  const source = `
const soon = wait(0.1)
soon.then(() => console.log('first')).then(() => console.log('third'))
await soon
console.log('second')`
  const { logs, errors } = await runProgram({ entities: [], tabs: { Tab1: source }, seconds: 0.5 })
  expect(errors).toEqual([])
  expect(logs).toEqual(['first', 'second', 'third'])
})
