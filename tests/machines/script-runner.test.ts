import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type CompiledScene,
  scriptRunnerMachine,
} from '../../machines/script-runner/script-runner-machine.ts'
import { FileId } from '../../model/ids.ts'
import type { ScriptError } from '../../protocol/frame/from-frame.ts'

const fileId = FileId.parse('tab')
const error: ScriptError = { fileId, fileName: 'Tab1', line: 1, column: 1, code: 'script.failed', params: {} }
const program = new Map([
  [
    fileId,
    {
      source: 'jump()',
      blockOfLine: new Map(),
      givenNames: new Map(),
      isForStops: false,
      isStoppable: false,
    },
  ],
])
const compiled: CompiledScene = {
  scripts: [{ fileId, name: 'Tab1', source: '', text: '' }],
  errors: [],
  program,
}

function start(compile: () => Promise<CompiledScene> = async () => compiled) {
  const done: string[] = []
  const note = (name: string) => () => void done.push(name)
  const actor = createActor(
    scriptRunnerMachine.provide({
      actors: { compile: fromPromise(compile) },
      actions: {
        keepProgram: (_, { program }) => void done.push(...[...program.values()].map(({ source }) => source)),
        emptyErrors: note('empty'),
        showPlay: note('show play'),
        showEdit: note('show edit'),
        dropPlay: note('drop play'),
        tellHung: note('hung'),
        tellFailed: note('failed'),
        sendRun: (_, { scripts, codeVersion }) => void done.push(`run ${scripts.length} v${codeVersion}`),
        appendErrors: (_, { errors }) => void done.push(...errors.map(({ code }) => code)),
      },
    }),
  )
  actor.start()
  return { actor, done }
}

/** Run, up to the point where the frame says that the scripts go. */
async function startRunning() {
  const runner = start()
  runner.actor.send({ type: 'play.ready' })
  runner.actor.send({ type: 'run' })
  await waitFor(runner.actor, (snapshot) => snapshot.matches({ active: 'starting' }))
  runner.actor.send({ type: 'run.started' })
  expect(runner.actor.getSnapshot().matches({ active: 'running' })).toBe(true)
  return runner
}

describe('script runner', () => {
  it('[S25] compiles, waits for a play frame and starts the scripts in it', async () => {
    const { actor, done } = start()
    actor.send({ type: 'run' })
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'awaitingFrame' }))
    expect(done).toEqual(['empty', 'show play', 'jump()'])
    actor.send({ type: 'play.ready' })
    expect(done).toEqual(['empty', 'show play', 'jump()', 'run 1 v1'])
  })

  it('Stop shows the edited scene and throws the play page away', async () => {
    const { actor, done } = await startRunning()
    done.length = 0
    actor.send({ type: 'stop' })
    expect(done).toEqual(['show edit', 'drop play'])
    expect(actor.getSnapshot().matches('editing')).toBe(true)
    expect(actor.getSnapshot().context.isPlayReady).toBe(false)
  })

  it('[S25] counts the code version up with each run', async () => {
    const { actor, done } = await startRunning()
    actor.send({ type: 'stop' })
    actor.send({ type: 'play.ready' })
    actor.send({ type: 'run' })
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'starting' }))
    expect(done).toContain('run 1 v2')
  })

  it('[S23] empties the errors with each run and appends what fails in it', async () => {
    const { actor, done } = await startRunning()
    actor.send({ type: 'run.error', error })
    actor.send({ type: 'stop' })
    actor.send({ type: 'run' })
    expect(done.filter((step) => step === 'empty' || step === 'script.failed')).toEqual([
      'empty',
      'script.failed',
      'empty',
    ])
  })

  it('[S25] runs the other tabs when one has a mistake', async () => {
    const { actor, done } = start(async () => ({ ...compiled, errors: [error] }))
    actor.send({ type: 'play.ready' })
    actor.send({ type: 'run' })
    await waitFor(actor, (snapshot) => snapshot.matches({ active: 'starting' }))
    expect(done).toEqual(['empty', 'show play', 'jump()', 'script.failed', 'run 1 v1'])
  })

  it('goes back to editing and says so when the program hangs', async () => {
    const { actor, done } = await startRunning()
    done.length = 0
    actor.send({ type: 'play.hung', errors: [{ ...error, code: 'hung-program' }] })
    expect(done).toEqual(['show edit', 'hung-program', 'hung'])
    expect(actor.getSnapshot().matches('editing')).toBe(true)
  })

  it('says nothing when the idle spare hangs', () => {
    const { actor, done } = start()
    actor.send({ type: 'play.hung', errors: [error] })
    expect(done).toEqual([])
  })

  it('can be stopped while it compiles', async () => {
    const { actor, done } = start(() => new Promise(() => {}))
    actor.send({ type: 'run' })
    actor.send({ type: 'stop' })
    expect(actor.getSnapshot().matches('editing')).toBe(true)
    expect(done.at(-1)).toBe('drop play')
  })

  it('goes back to editing when the compiler does not load', async () => {
    const { actor, done } = start(() => Promise.reject(new Error('chunk')))
    actor.send({ type: 'run' })
    await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    expect(done).toEqual(['empty', 'show play', 'show edit', 'failed'])
  })
})
