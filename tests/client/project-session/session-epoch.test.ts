import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { Doc } from 'yjs'
import { handOver } from '../../../src/client/project-session/epoch-handover.ts'
import { endEpoch } from '../../../src/client/project-session/epoch-lock.ts'
import { SessionEpoch } from '../../../src/client/project-session/session-epoch.ts'

vi.mock('../../../src/client/project-session/epoch-handover.ts')
vi.mock('../../../src/client/project-session/epoch-lock.ts', () => ({
  shareEpoch: () => Promise.resolve(() => {}),
  endEpoch: vi.fn(),
}))

afterEach(() => vi.useRealTimers())

/** An epoch that the server has closed, in a tab of this browser. */
function epoch() {
  const onNewEpoch = vi.fn()
  const onFault = vi.fn()
  const tellEnding = vi.fn()
  const session = new SessionEpoch({
    localId: crypto.randomUUID(),
    document: new Doc(),
    actor: 'mia',
    readEntries: async () => [],
    readStates: async () => new Map(),
    recording: async () => new Uint8Array(),
    epoch: 1,
    release: () => {},
    lastSeq: () => 0,
    tellEnding,
    offer: () => {},
    onFault,
    onNewEpoch,
  })
  return { session, onFault, onNewEpoch, tellEnding }
}

/** The share of an hour in which nothing can be edited, by the minute. */
async function frozenMinutes({ session }: ReturnType<typeof epoch>): Promise<number> {
  let frozen = 0
  for (let second = 0; second < 3_600; second++) {
    await vi.advanceTimersByTimeAsync(1_000)
    if (session.isFrozen) frozen += 1 / 60
  }
  return frozen
}

const freeze = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('a tab that never lets go of the old epoch stops editing in the others for a small part of the time', async () => {
  freeze()
  vi.mocked(handOver).mockImplementation((_id, _work, alone) => alone(async () => true))
  vi.mocked(endEpoch).mockImplementation(
    (_id, patienceMs) => new Promise((resolve) => setTimeout(() => resolve(false), patienceMs)),
  )
  const one = epoch()
  void one.session.handOver('p')
  expect(await frozenMinutes(one)).toBeLessThan(3)
  expect(one.onNewEpoch).not.toHaveBeenCalled()
  vi.mocked(endEpoch).mockImplementation((_id, _patienceMs, action) => action())
  await vi.advanceTimersByTimeAsync(11 * 60_000)
  await vi.waitFor(() => expect(one.onNewEpoch).toHaveBeenCalledTimes(1))
  one.session.close()
})

test('as long as only the server cannot be asked, nothing stops, and it is asked every two seconds', async () => {
  freeze()
  vi.mocked(handOver).mockReset()
  vi.mocked(handOver).mockResolvedValue(false)
  const one = epoch()
  void one.session.handOver('p')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(one.session.isFrozen).toBe(false)
  expect(vi.mocked(handOver).mock.calls.length).toBeGreaterThan(25)
  one.session.close()
})

test('what goes wrong again and again is told once, and tried again', async () => {
  freeze()
  vi.mocked(handOver).mockReset()
  const fault = new Error('this work cannot be carried over')
  vi.mocked(handOver).mockRejectedValue(fault)
  const one = epoch()
  void one.session.handOver('p')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(vi.mocked(handOver).mock.calls.length).toBeGreaterThan(5)
  expect(one.onFault.mock.calls).toEqual([[fault]])
  one.session.close()
})

test('who writes after a tab that died while it ended the epoch lets all the others edit again', async () => {
  const one = epoch()
  one.session.writerSays(true)
  expect(one.session.isFrozen).toBe(true)
  await one.session.becomeWriter()
  expect(one.session.isFrozen).toBe(false)
  expect(one.tellEnding.mock.calls).toEqual([[false]])
  one.session.close()
})
