import { EventEmitter } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { OwnFrame, RoomSeat } from '../../server/sync/room-seat.ts'
import { createSyncSocket } from '../../server/sync/sync-socket.ts'
import { awarenessFrame, rawFrame } from './support/raw-room.ts'
import { syncFrame } from './support/raw-socket.ts'

/** As much of a WebSocket as the guards touch, and what they did to it. */
class FakeSocket extends EventEmitter {
  bufferedAmount = 0
  isPaused = false
  readonly readyState = 1
  readonly sent: unknown[] = []
  readonly pause = vi.fn(() => {
    this.isPaused = true
  })
  readonly resume = vi.fn(() => {
    this.isPaused = false
  })
  readonly terminate = vi.fn()
  readonly close = vi.fn()
  send(data: unknown): void {
    this.sent.push(data)
  }
}

const frame = (index: number) => syncFrame('a'.repeat(24), 2, new Uint8Array([index % 256]))

const seat = (parts: Partial<RoomSeat>): RoomSeat => ({
  isWriting: true,
  settled: async () => {},
  take: async () => {},
  ...parts,
})

function guarded() {
  const fake = new FakeSocket()
  const handled: Uint8Array[] = []
  const socket = createSyncSocket(fake, (bytes) => handled.push(bytes))
  const receive = (count: number): void => {
    for (let index = 0; index < count; index += 1) fake.emit('message', frame(index), true)
  }
  return { fake, handled, socket, receive }
}

it('cuts a reader that leaves more than 8 MiB waiting, and sends it nothing more', () => {
  const { fake, socket } = guarded()
  const limit = 8 * 1024 * 1024
  fake.bufferedAmount = limit
  socket.send(new Uint8Array([1]))
  expect([fake.sent.length, fake.terminate.mock.calls.length]).toEqual([1, 0])
  fake.bufferedAmount = limit + 1
  socket.send(new Uint8Array([2]))
  expect([fake.sent.length, fake.terminate.mock.calls.length]).toEqual([1, 1])
})

it('reads no further while more than 256 frames wait, and goes on below 64', async () => {
  const { fake, handled, receive } = guarded()
  receive(256)
  expect(fake.isPaused).toBe(false)
  receive(1)
  expect(fake.isPaused).toBe(true)
  while (fake.isPaused) {
    await turn()
    expect(fake.isPaused).toBe(257 - handled.length >= 64)
  }
  expect(fake.resume).toHaveBeenCalledTimes(1)
  expect(handled.length).toBeLessThan(257)
})

it('hands on at most 32 frames in one turn of the event loop, all of them, in order', async () => {
  const { handled, receive } = guarded()
  receive(100)
  expect(handled.length).toBe(0)
  let before = 0
  while (handled.length < 100) {
    await turn()
    expect(handled.length - before).toBeLessThanOrEqual(32)
    before = handled.length
  }
  expect(handled).toEqual(Array.from({ length: 100 }, (_, index) => frame(index)))
})

it('forgets what waits when the socket closes', async () => {
  const { fake, handled, receive } = guarded()
  receive(100)
  fake.emit('close')
  await turn()
  await turn()
  expect(handled).toEqual([])
})

it('[threat 15] reads no further while more than 16 MiB wait, however few frames they are', async () => {
  const { fake, handled } = guarded()
  const large = syncFrame('a'.repeat(24), 2, new Uint8Array(6 * 1024 * 1024))
  for (let index = 0; index < 3; index += 1) fake.emit('message', large, true)
  expect(fake.isPaused).toBe(true)
  await turn()
  expect(handled.length).toBe(1)
  expect(fake.isPaused).toBe(false)
})

it('[threat 15] hands nothing on before what was handed on is done: what waits for the disk is bounded', async () => {
  const { fake, handled, socket, receive } = guarded()
  const { promise, resolve } = Promise.withResolvers<void>()
  const leave = socket.joined('b'.repeat(24), seat({ settled: () => promise }))
  receive(300)
  for (let turns = 0; turns < 20; turns += 1) await turn()
  expect(handled.length).toBe(32)
  expect(fake.isPaused).toBe(true)
  resolve()
  while (handled.length < 300) await turn()
  expect(fake.isPaused).toBe(false)
  leave()
})

it('brings a seat the edits of a turn together; presence overtakes them, a handshake waits for them', async () => {
  const { fake, handled, socket } = guarded()
  const room = 'a'.repeat(24)
  const taken: OwnFrame[][] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.joined(
    room,
    seat({
      take: (frames) => {
        taken.push([...frames])
        return promise
      },
    }),
  )
  const handshake = rawFrame(room, 0, 0, new Uint8Array([0]))
  const presence = awarenessFrame(room, new Uint8Array([0]))
  const mark = rawFrame(room, 5, '{"kind":"mark","n":1}')
  for (const bytes of [frame(1), presence, frame(2), mark, handshake, frame(3)])
    fake.emit('message', bytes, true)
  for (let turns = 0; turns < 5; turns += 1) await turn()
  expect(taken.map((frames) => frames.map(({ kind }) => kind))).toEqual([['edit', 'edit', 'message']])
  expect(handled).toEqual([presence])
  resolve()
  while (taken.length < 2) await turn()
  expect(handled).toEqual([presence, handshake])
  expect(taken[1]?.map(({ kind }) => kind)).toEqual(['edit'])
})

it('hands everything of who may only look to hocuspocus, which refuses it', async () => {
  const { fake, handled, socket } = guarded()
  const take = vi.fn(async () => {})
  socket.joined('a'.repeat(24), seat({ isWriting: false, take }))
  fake.emit('message', frame(1), true)
  await turn()
  expect([handled.length, take.mock.calls.length]).toEqual([1, 0])
})

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '[threat 16] takes a frame for a project called %s for nonsense',
  async (name) => {
    const { fake, handled } = guarded()
    for (let count = 0; count < 20; count += 1) fake.emit('message', rawFrame(name, 2, 0, 'token'), true)
    await turn()
    expect(handled).toEqual([])
    expect(fake.close.mock.calls).toEqual([[4422, 'sync.bad-frames']])
  },
)
