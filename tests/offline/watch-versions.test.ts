import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchVersions } from '../../src/offline/watch-versions.ts'
import type { WorkerQuestion } from '../../src/offline/worker-messages.ts'

const script = '/assets/index-new.js'

/** A worker that keeps one build, with what it was asked. */
class Worker extends EventTarget {
  state = 'installing'
  readonly asked: WorkerQuestion['type'][] = []
  readonly #build: string

  constructor(build: string) {
    super()
    this.#build = build
  }

  postMessage(question: WorkerQuestion, [port]: MessagePort[]) {
    this.asked.push(question.type)
    port?.postMessage(question.type === 'take-over' || question.script === this.#build)
  }

  install() {
    this.state = 'installed'
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  active: Worker | null = null
  waiting: Worker | null = null
  installing: Worker | null = null
  readonly update = vi.fn(async () => undefined)

  find(worker: Worker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
}

function watch(registration: Registration) {
  const onNew = vi.fn()
  // The parts of both that are used.
  watchVersions({ registration: registration as unknown as ServiceWorkerRegistration, script, onNew })
  return onNew
}

describe('watching for newer builds', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  it('tells of a worker that waits with another build, and lets it wait', async () => {
    const registration = new Registration()
    const worker = new Worker('/assets/index-newer.js')
    registration.waiting = worker
    const onNew = watch(registration)
    await vi.waitFor(() => expect(onNew).toHaveBeenCalledWith(worker))
    expect(worker.asked).toEqual(['is-same-build'])
  })

  it('says nothing of a worker that keeps what the page runs, which came from the network: it may take its place', async () => {
    const registration = new Registration()
    const worker = new Worker(script)
    registration.waiting = worker
    const onNew = watch(registration)
    await vi.waitFor(() => expect(worker.asked).toEqual(['is-same-build', 'take-over']))
    expect(onNew).not.toHaveBeenCalled()
  })

  it('tells of a build that comes while the page is open, when all of it is here', async () => {
    const registration = new Registration()
    registration.active = new Worker(script)
    const onNew = watch(registration)
    const worker = new Worker('/assets/index-newer.js')
    registration.find(worker)
    expect(worker.asked).toEqual([])
    worker.install()
    await vi.waitFor(() => expect(onNew).toHaveBeenCalledWith(worker))
  })

  it('does not take the first worker of all for a newer one', async () => {
    const registration = new Registration()
    const onNew = watch(registration)
    const first = new Worker('/assets/index-newer.js')
    registration.find(first)
    first.install()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(first.asked).toEqual([])
    expect(onNew).not.toHaveBeenCalled()
  })

  it('looks once an hour while the tab stays open', () => {
    const registration = new Registration()
    watch(registration)
    expect(registration.update).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2 * 60 * 60 * 1000)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })
})
