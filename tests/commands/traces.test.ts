import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { busTypist, typedProject } from '../support/traces/bus-typist.ts'
import { madeUpTrace } from '../support/traces/made-up-trace.ts'
import { playTrace } from '../support/traces/play-trace.ts'
import { scoreOf } from '../support/traces/score-of.ts'
import { readTrace, type Trace } from '../support/traces/trace.ts'

/** Keystrokes of real documents; they are not part of the project. */
const folder = fileURLToPath(new URL('../../../shared/data/traces/', import.meta.url))

function typeThrough(trace: Trace): readonly string[] {
  const project = typedProject(trace.start)
  const typists = Array.from({ length: trace.writers }, (_, index) => busTypist(project, 100 + index))
  playTrace(scoreOf(trace), typists)
  return typists.map((typist) => typist.text())
}

test.for(['sveltecomponent', 'seph-blog1', 'friendsforever'])(
  'the keystrokes of %s, sent as commands, end in its text for everybody who typed',
  (name, { skip }) => {
    const file = `${folder}${name}.json.gz`
    skip(!existsSync(file), `there is no ${name}.json.gz beside this project; the owl and the fox stand in`)
    const trace = readTrace(file)
    for (const text of typeThrough(trace)) expect(text).toBe(trace.end)
  },
)

test('the keystrokes of two people in one text, sent as commands, end in its text for both', () => {
  const trace = readTrace(fileURLToPath(new URL('../fixtures/traces/owl-and-fox.json.gz', import.meta.url)))
  expect(trace).toMatchObject({ writers: 2 })
  expect(trace.steps.filter(({ parents }) => parents.length > 1).length).toBeGreaterThan(50)
  const texts = typeThrough(trace)
  expect(texts).toEqual([trace.end, trace.end])
})

test('two people who type emoji at both ends of a text, now and then hearing of each other, end in the same text', () => {
  const trace = madeUpTrace(1)
  expect(trace.patches).toBe(300)
  for (const text of typeThrough(trace)) expect(text).toBe(trace.end)
})
