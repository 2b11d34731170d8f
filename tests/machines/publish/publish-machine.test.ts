import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { createPublishMachine, type Published } from '../../../machines/publish/publish-machine.ts'
import { ProjectSummary } from '../../../protocol/http/project.ts'

const project = ProjectSummary.parse({
  _id: 'p1',
  name: 'dragon',
  displayName: 'Dragon',
  description: '',
  username: 'mia7',
  updatedAt: 1,
  visibility: 'public',
  published: { playCode: 'abc234', publishedAt: 1, thumbnail: '/t' },
  remixedFrom: null,
})

function start(answers: Published[], takePicture: () => Promise<string> = async () => 'picture') {
  const sent = vi.fn()
  const actor = createActor(
    createPublishMachine<string>().provide({
      actors: {
        takePicture: fromPromise(takePicture),
        publish: fromPromise(async ({ input }) => {
          sent(input)
          const answer = answers.shift()
          if (!answer) throw new Error('asked too often')
          return answer
        }),
      },
    }),
  ).start()
  return { actor, sent, idle: () => waitFor(actor, (snapshot) => snapshot.matches('idle')) }
}

const form = { type: 'publish', displayName: 'Dragon', description: 'It flies' } as const

describe('publish machine', () => {
  it('[S10] idle, publishing with the pressed flag, succeeded', async () => {
    const { actor, sent, idle } = start([{ ok: true, project }])
    expect((await idle()).context.isPressed).toBe(false)
    actor.send(form)
    expect(actor.getSnapshot().value).toBe('publishing')
    expect(actor.getSnapshot().context.isPressed).toBe(true)
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('succeeded'))
    expect(context.project).toEqual(project)
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      displayName: 'Dragon',
      description: 'It flies',
      picture: 'picture',
    })
  })

  it('[S10][X05] a failure stores its message, and the next try clears it', async () => {
    const { actor, idle } = start([
      { ok: false, code: 'project.name-too-long' },
      { ok: true, project },
    ])
    await idle()
    actor.send(form)
    expect((await idle()).context.error).toBe('project.name-too-long')
    actor.send(form)
    expect(actor.getSnapshot().context.error).toBeNull()
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'))
  })

  it('publishes nothing without a picture, and takes another when asked', async () => {
    let tries = 0
    const { actor, sent, idle } = start([{ ok: true, project }], async () => {
      tries += 1
      if (tries === 1) throw new Error('no scene')
      return 'second'
    })
    expect((await idle()).context.pictureFailed).toBe(true)
    actor.send(form)
    expect(actor.getSnapshot().value).toBe('idle')
    actor.send({ type: 'picture' })
    const { context } = await idle()
    expect(context).toMatchObject({ picture: 'second', pictureFailed: false })
    actor.send(form)
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'))
    expect(sent.mock.calls[0]?.[0].picture).toBe('second')
  })
})
