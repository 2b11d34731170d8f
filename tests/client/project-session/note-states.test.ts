import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
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

const filing = setup({
  types: {
    context: {} as { words: string },
    events: {} as { type: 'write' | 'send' | 'fail'; words: string },
    output: {} as string,
  },
  actors: {
    send: fromPromise<string, string>(async ({ input }) => {
      if (input.length % 2 === 0) return input
      throw new Error(input)
    }),
  },
}).createMachine({
  context: { words: '' },
  initial: 'open',
  on: { write: { actions: assign({ words: ({ event }) => event.words }) } },
  states: {
    open: { on: { send: 'sending', fail: 'open' } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.words,
        onDone: { target: 'done', actions: assign({ words: ({ event }) => event.output }) },
        onError: 'open',
      },
    },
    done: { type: 'final', output: 'x' },
  },
})

test('whatever events, contexts, answers and errors carry, none of it is in a note', async () => {
  const secret = fc.stringMatching(/^geheim[a-z]{0,9}$/)
  const events = fc.array(fc.record({ type: fc.constantFrom('write', 'send', 'fail'), words: secret }))
  const property = fc.asyncProperty(events, async (sent) => {
    const notes: JsonValue[] = []
    const actor = createActor(filing, {
      inspect: noteStates({ note: (...note) => notes.push(note) }, 'filing'),
    })
    actor.start()
    for (const event of sent) {
      if (actor.getSnapshot().status === 'active') actor.send(event)
      await Promise.resolve().then(() => undefined)
    }
    actor.stop()
    expect(JSON.stringify(notes)).not.toContain('geheim')
    for (const note of notes)
      expect(note).toEqual([
        'machine',
        {
          machine: 'filing',
          state: expect.stringMatching(/^(open|sending|done|active|stopped)$/),
          event: expect.stringMatching(/^(write|send|fail|xstate\.[\w.()]+)$/),
        },
      ])
  })
  await fc.assert(property, { numRuns: 60 })
})
