import { expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type LikeAnswer, likeMachine } from '../../../machines/like/like-machine.ts'

function start(answer: LikeAnswer | Error) {
  const asked = vi.fn<(isLiked: boolean) => void>()
  const askLogin = vi.fn()
  const logged = vi.fn<(failure: string) => void>()
  const actor = createActor(
    likeMachine.provide({
      actors: {
        like: fromPromise(async ({ input }: { input: { readonly isLiked: boolean } }) => {
          asked(input.isLiked)
          if (answer instanceof Error) throw answer
          return answer
        }),
      },
      actions: { askLogin, logFailure: (_, { failure }) => logged(failure) },
    }),
    { input: { isLikedByMe: false, likesCount: 3 } },
  ).start()
  const idle = () => waitFor(actor, (now) => now.matches('idle'))
  return { actor, asked, askLogin, logged, idle }
}

it('[S08] shows what the server answers to a like, and asks for the opposite the next time', async () => {
  const { actor, asked, logged, idle } = start({ ok: true, isLikedByMe: true, likesCount: 9 })
  actor.send({ type: 'press', isLoggedIn: true })
  // A second press while the first is under way is the same wish.
  actor.send({ type: 'press', isLoggedIn: true })
  expect((await idle()).context).toEqual({ isLikedByMe: true, likesCount: 9, failure: null })
  expect(asked.mock.calls).toEqual([[true]])
  actor.send({ type: 'press', isLoggedIn: true })
  await idle()
  expect(asked.mock.calls).toEqual([[true], [false]])
  expect(logged).not.toHaveBeenCalled()
})

it('[S08] asks a visitor to log in and stops there: Not Logged In', async () => {
  const { actor, asked, askLogin, logged, idle } = start({ ok: true, isLikedByMe: true, likesCount: 9 })
  actor.send({ type: 'press', isLoggedIn: false })
  expect((await idle()).context).toEqual({ isLikedByMe: false, likesCount: 3, failure: 'Not Logged In' })
  expect(asked).not.toHaveBeenCalled()
  expect(askLogin).toHaveBeenCalledOnce()
  expect(logged).toHaveBeenCalledExactlyOnceWith('Not Logged In')
})

it('[S08] asks to log in again when the login has ended since the page came', async () => {
  const { actor, askLogin, logged, idle } = start({ ok: false, code: 'account.login-needed' })
  actor.send({ type: 'press', isLoggedIn: true })
  expect((await idle()).context).toMatchObject({ isLikedByMe: false, likesCount: 3 })
  expect(askLogin).toHaveBeenCalledOnce()
  expect(logged).toHaveBeenCalledExactlyOnceWith('account.login-needed')
})

it.each([
  ['refused', { ok: false, code: 'general.offline' } as const, 'general.offline'],
  ['broken off', new Error('lost'), 'general.failed'],
])('[X04] a like that is %s is logged and leaves the heart as it was', async (_, answer, failure) => {
  const { actor, askLogin, logged, idle } = start(answer)
  actor.send({ type: 'press', isLoggedIn: true })
  expect((await idle()).context).toEqual({ isLikedByMe: false, likesCount: 3, failure })
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure)
  expect(askLogin).not.toHaveBeenCalled()
})
