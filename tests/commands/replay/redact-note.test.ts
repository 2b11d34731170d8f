import { expect, test } from 'vitest'
import { redactNote } from '../../../commands/replay/redaction/redact-note.ts'

test('a note keeps names of states, events and codes, and numbers, under the keys that we know', () => {
  expect(
    redactNote('machine', { machine: 'script-runner', state: 'active.running', event: 'run.started' }),
  ).toEqual({
    machine: 'script-runner',
    state: 'active.running',
    event: 'run.started',
  })
  expect(
    redactNote('run', { what: 'start', run: 2, seed: -7, sceneId: 'Geheim', scripts: [['Geheim', 'ab']] }),
  ).toEqual({
    what: 'start',
    run: 2,
    seed: -7,
  })
  expect(redactNote('error', { code: 'unknown-name', line: 3, fileId: 'tab', text: 'geheim' })).toEqual({
    code: 'unknown-name',
    line: 3,
  })
})

test('what people pressed, and words under a key that we know, are left out', () => {
  const steps = [[1, [{ kind: 'key', phase: 'down', key: 'g' }]]]
  expect(redactNote('run', { what: 'steps', run: 1, steps, state: { step: 120, hash: 'ab' } })).toEqual({
    what: 'steps',
    run: 1,
  })
  expect(redactNote('machine', { state: 'Lena was here', event: 'x'.repeat(61), what: ['geheim'] })).toEqual(
    {},
  )
})

test('a note that is no object says its kind alone', () => {
  for (const data of ['geheim', ['geheim'], null, 7]) expect(redactNote('run', data)).toEqual({ what: 'run' })
})

test('a code that a foreign recording made to be read for ever is read at once', () => {
  const code = `${'a'.repeat(45)}1`
  expect(redactNote('error', { code })).toEqual({})
  expect(redactNote('error', { code: 'a'.repeat(45) })).toEqual({ code: 'a'.repeat(45) })
})
