import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { sendMachine } from '../../../machines/sending/send-machine.ts'

it('sends once however often it is pressed, and ends', async () => {
  const actor = createActor(sendMachine).start()
  const work = vi.fn(async () => null)
  actor.send({ type: 'send', work })
  actor.send({ type: 'send', work })
  await waitFor(actor, (now) => now.matches('sent'))
  actor.send({ type: 'send', work })
  expect(work).toHaveBeenCalledOnce()
})

it('sends anew after it has arrived only when that is said', async () => {
  const actor = createActor(sendMachine).start()
  const work = vi.fn(async () => null)
  actor.send({ type: 'send', work })
  actor.send({ type: 'again' })
  await waitFor(actor, (now) => now.matches('sent'))
  actor.send({ type: 'again' })
  actor.send({ type: 'send', work })
  await waitFor(actor, (now) => now.matches('sent'))
  expect(work).toHaveBeenCalledTimes(2)
})

it('says why it was refused or broken off, forgets that with the next try, and can be sent again', async () => {
  const actor = createActor(sendMachine).start()
  const refusal = { code: 'words.unkind', fields: [{ field: 'note', code: 'words.unkind' }] } as const
  actor.send({ type: 'send', work: async () => refusal })
  expect(actor.getSnapshot().context.error).toBeNull()
  const filling = () => waitFor(actor, (now) => now.matches('filling'))
  expect((await filling()).context.error).toEqual(refusal)
  actor.send({ type: 'send', work: () => Promise.reject(new Error('lost')) })
  expect(actor.getSnapshot().context.error).toBeNull()
  expect((await filling()).context.error?.code).toBe('general.failed')
  actor.send({ type: 'send', work: async () => null })
  await waitFor(actor, (now) => now.matches('sent'))
})
