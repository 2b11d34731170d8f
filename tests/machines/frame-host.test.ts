import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { frameHostMachine, frameTimes } from '../../machines/frame-host/frame-host-machine.ts'

/** A frame host on a clock of the test, with what it did in order. */
function start(isPageHidden = false, mode: 'edit' | 'play' = 'play') {
  const clock = new SimulatedClock()
  const done: string[] = []
  const note = (name: string) => () => void done.push(name)
  const actor = createActor(
    frameHostMachine.provide({
      actions: {
        mount: note('mount'),
        unmount: note('unmount'),
        initialise: note('initialise'),
        tellReady: note('ready'),
        tellHung: note('hung'),
        tellUnreachable: note('unreachable'),
        sendPing: ({ context }) => void done.push(`ping ${context.ping}`),
      },
      guards: { isPageHidden: () => isPageHidden },
    }),
    { clock, input: { mode } },
  )
  actor.start()
  return { actor, clock, done }
}

function startAlive(isPageHidden = false, mode: 'edit' | 'play' = 'play') {
  const host = start(isPageHidden, mode)
  host.actor.send({ type: 'frame.hello' })
  host.actor.send({ type: 'frame.ready' })
  host.done.length = 0
  return host
}

describe('frame host', () => {
  it('[S22] loads, shakes hands and says when it is ready', () => {
    const { actor, done } = start()
    expect(done).toEqual(['mount'])
    actor.send({ type: 'frame.ready' })
    expect(actor.getSnapshot().matches('alive')).toBe(false)
    actor.send({ type: 'frame.hello' })
    actor.send({ type: 'frame.ready' })
    expect(done).toEqual(['mount', 'initialise', 'ready'])
    expect(actor.getSnapshot().matches('alive')).toBe(true)
  })

  it('pings every 500 ms as long as it is answered', () => {
    const { actor, clock, done } = startAlive()
    for (let n = 1; n <= 10; n++) {
      clock.increment(frameTimes.pingEvery)
      actor.send({ type: 'frame.pong', n })
    }
    expect(done).toEqual(Array.from({ length: 10 }, (_, index) => `ping ${index + 1}`))
    clock.increment(frameTimes.pingEvery - 1)
    expect(done).toHaveLength(10)
  })

  it('takes a page that another one has replaced away at once, like one that hangs', () => {
    const { actor, clock, done } = startAlive()
    actor.send({ type: 'frame.left' })
    expect(done).toEqual(['hung', 'unmount'])
    clock.increment(frameTimes.restAfterHang)
    expect(done).toEqual(['hung', 'unmount', 'mount'])
  })

  it('takes a page away that leaves before it was ready, and tells nobody', () => {
    const { actor, clock, done } = start()
    actor.send({ type: 'frame.left' })
    clock.increment(frameTimes.restAfterHang)
    expect(done).toEqual(['mount', 'unmount', 'mount'])
  })

  it('says that there is no way to a page when what was loaded says no hello, and tries again', () => {
    const { actor, clock, done } = start()
    actor.send({ type: 'frame.loaded' })
    clock.increment(frameTimes.mute - 1)
    expect(done).toEqual(['mount'])
    clock.increment(1)
    expect(done).toEqual(['mount', 'unreachable', 'unmount'])
    clock.increment(frameTimes.restAfterHang)
    expect(done.at(-1)).toBe('mount')
  })

  it('takes a hello after the page was loaded, and one before it, for the page', () => {
    for (const events of [
      ['frame.loaded', 'frame.hello'],
      ['frame.hello', 'frame.loaded'],
    ] as const) {
      const { actor, clock, done } = start()
      for (const type of events) actor.send({ type })
      clock.increment(frameTimes.mute)
      expect(done).toEqual(['mount', 'initialise'])
    }
  })

  it('takes a page that is silent for 3 s away at once and loads a fresh one 1 s later', () => {
    const { actor, clock, done } = startAlive()
    const { generation } = actor.getSnapshot().context
    clock.increment(frameTimes.pingEvery)
    clock.increment(frameTimes.silence - 1)
    clock.increment(1)
    expect(done).toEqual(['ping 1'])
    clock.increment(frameTimes.lastChance)
    expect(done).toEqual(['ping 1', 'hung', 'unmount'])
    clock.increment(frameTimes.restAfterHang - 1)
    expect(done).not.toContain('mount')
    clock.increment(1)
    expect(done.at(-1)).toBe('mount')
    expect(actor.getSnapshot().context.generation).toBe(generation + 1)
  })

  it('does not take the answer to an earlier ping for this one', () => {
    const { actor, clock, done } = startAlive()
    clock.increment(frameTimes.pingEvery)
    actor.send({ type: 'frame.pong', n: 0 })
    clock.increment(frameTimes.silence)
    clock.increment(frameTimes.lastChance)
    expect(done).toContain('hung')
  })

  it('takes a late answer that waited behind work of the app', () => {
    const { actor, clock, done } = startAlive()
    clock.increment(frameTimes.pingEvery)
    clock.increment(frameTimes.silence)
    actor.send({ type: 'frame.pong', n: 1 })
    clock.increment(frameTimes.lastChance)
    expect(done).toEqual(['ping 1'])
  })

  it('does not take the building of a scene for a hang, and watches again when it is shown', () => {
    const { actor, clock, done } = startAlive()
    actor.send({ type: 'work.sent' })
    clock.increment(frameTimes.silence * 2)
    expect(done).toEqual([])
    actor.send({ type: 'work.done' })
    clock.increment(frameTimes.pingEvery)
    expect(done).toEqual(['ping 1'])
  })

  it('lets programs begin on a slow machine, and notices all the same when they never do', () => {
    const { actor, clock, done } = startAlive()
    actor.send({ type: 'run.sent' })
    clock.increment(frameTimes.begin - 1)
    expect(done).toEqual([])
    actor.send({ type: 'run.begun' })
    clock.increment(frameTimes.pingEvery)
    expect(done).toEqual(['ping 1'])
    actor.send({ type: 'frame.pong', n: 1 })
    actor.send({ type: 'run.sent' })
    const waits = ['begin', 'pingEvery', 'silence', 'lastChance'] as const
    for (const wait of waits) clock.increment(frameTimes[wait])
    expect(done.slice(1)).toEqual(['ping 2', 'hung', 'unmount'])
  })

  it('does not wait for programs to begin of which one makes a call that never comes back, but for those that go on after it', () => {
    const { actor, clock, done } = startAlive()
    actor.send({ type: 'run.sent' })
    actor.send({ type: 'call.sent' })
    clock.increment(frameTimes.silence - 1)
    expect(done).toEqual(['ping 1'])
    actor.send({ type: 'call.over' })
    clock.increment(frameTimes.begin - 1)
    expect(done).toEqual(['ping 1'])
    actor.send({ type: 'call.sent' })
    clock.increment(frameTimes.silence)
    clock.increment(frameTimes.lastChance)
    expect(done).toEqual(['ping 1', 'ping 2', 'hung', 'unmount'])
  })

  it('lets the scene be built before the programs begin, for who pressed Run before it was there', () => {
    const { actor, clock, done } = startAlive()
    actor.send({ type: 'work.sent' })
    actor.send({ type: 'run.sent' })
    clock.increment(frameTimes.load - 1)
    actor.send({ type: 'work.done' })
    clock.increment(frameTimes.begin - 1)
    expect(done).toEqual([])
    actor.send({ type: 'run.begun' })
    clock.increment(frameTimes.pingEvery)
    expect(done).toEqual(['ping 1'])
  })

  it('waits for a picture that is asked for while programs begin, and then for them', () => {
    const { actor, clock, done } = startAlive()
    actor.send({ type: 'run.sent' })
    actor.send({ type: 'work.sent' })
    clock.increment(frameTimes.begin + 1)
    actor.send({ type: 'work.done' })
    clock.increment(frameTimes.begin - 1)
    expect(done).toEqual([])
    clock.increment(1)
    for (const wait of ['pingEvery', 'silence', 'lastChance'] as const) clock.increment(frameTimes[wait])
    expect(done).toEqual(['ping 1', 'hung', 'unmount'])
  })

  it('does not count silence while the tab is hidden, and asks at once when it is shown', () => {
    const { actor, clock, done } = startAlive()
    clock.increment(frameTimes.pingEvery)
    actor.send({ type: 'page.hidden' })
    clock.increment(60_000)
    expect(done).toEqual(['ping 1'])
    actor.send({ type: 'page.shown' })
    expect(done).toEqual(['ping 1', 'ping 2'])
  })

  it('watches nothing in a tab that was hidden from the start, or is hidden while an answer is late', () => {
    const hidden = startAlive(true)
    hidden.clock.increment(frameTimes.pingEvery * 20)
    expect(hidden.done).toEqual([])
    const late = startAlive()
    late.clock.increment(frameTimes.pingEvery)
    late.clock.increment(frameTimes.silence)
    late.actor.send({ type: 'page.hidden' })
    late.clock.increment(60_000)
    expect(late.done).toEqual(['ping 1'])
  })

  it('takes a page that answers away at once and loads the next when that is seen, and lets one that may hang rest first', () => {
    const calm = startAlive()
    calm.actor.send({ type: 'frame.replace' })
    expect(calm.done).toEqual(['unmount'])
    calm.clock.increment(frameTimes.pause)
    expect(calm.done).toEqual(['unmount', 'mount'])
    const asked = startAlive()
    asked.clock.increment(frameTimes.pingEvery)
    asked.actor.send({ type: 'frame.replace' })
    expect(asked.done).toEqual(['ping 1', 'unmount'])
    asked.clock.increment(frameTimes.restAfterHang)
    expect(asked.done.at(-1)).toBe('mount')
  })

  it('tries again when a page never says that it is ready', () => {
    const { actor, clock, done } = start()
    clock.increment(frameTimes.load)
    expect(done).toEqual(['mount', 'unmount'])
    clock.increment(frameTimes.restAfterHang)
    expect(done).toEqual(['mount', 'unmount', 'mount'])
    expect(actor.getSnapshot().context.failedLoads).toBe(1)
  })

  it('gives each load twice the time of one that led to nothing, so that a slow machine comes to its end', () => {
    const { actor, clock, done } = start()
    for (const [failed, patience] of [15_000, 30_000, 60_000, 120_000, 120_000].entries()) {
      clock.increment(patience - 1)
      expect(done).toHaveLength(1 + failed * 2)
      clock.increment(1)
      expect(done.slice(1 + failed * 2)).toEqual(['unmount'])
      clock.increment(frameTimes.restAfterHang)
    }
    actor.send({ type: 'frame.hello' })
    actor.send({ type: 'frame.ready' })
    actor.send({ type: 'frame.replace' })
    clock.increment(frameTimes.pause)
    done.length = 0
    clock.increment(frameTimes.load)
    expect(done).toEqual(['unmount'])
  })

  it('is more patient with a frame that runs no program: it can only be slow', () => {
    const { clock, done } = startAlive(false, 'edit')
    clock.increment(frameTimes.pingEvery)
    clock.increment(frameTimes.silence + frameTimes.lastChance)
    expect(done).not.toContain('hung')
    clock.increment(frameTimes.editSilence - frameTimes.silence)
    clock.increment(frameTimes.lastChance)
    expect(done).toContain('hung')
  })
})
