import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import type { JsonValue } from '../../../model/json.ts'
import { noteStates } from '../../../src/client/project-session/note-states.ts'

const machine = setup({
  types: { events: {} as { type: 'go'; secret: string } | { type: 'beat' } },
}).createMachine({
  initial: 'still',
  states: {
    still: { on: { go: 'moving' } },
    moving: { initial: 'slow', states: { slow: { on: { go: 'fast' } }, fast: {} }, on: { beat: {} } },
  },
})

test('each change of state is journaled by names alone, a heartbeat is not', () => {
  const notes: JsonValue[] = []
  const inspect = noteStates({ note: (kind, data) => notes.push([kind, data]) }, 'walker')
  const actor = createActor(machine, { inspect })
  actor.start()
  actor.send({ type: 'go', secret: 'Lena' })
  for (let beat = 0; beat < 5; beat++) actor.send({ type: 'beat' })
  actor.send({ type: 'go', secret: 'Lena' })
  const note = (state: string, event: string) => ['machine', { machine: 'walker', state, event }]
  expect(notes).toEqual([note('still', 'xstate.init'), note('moving.slow', 'go'), note('moving.fast', 'go')])
})
