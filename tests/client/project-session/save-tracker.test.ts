import { expect, test } from 'vitest'
import { SaveTracker } from '../../../src/client/project-session/save-tracker.ts'

type Given = Partial<ConstructorParameters<typeof SaveTracker>[0]>

const trackerOf = (given: Given = {}): SaveTracker =>
  new SaveTracker({ unacknowledged: 0, isStored: false, isAhead: false, isViewer: false, ...given })
const kind = (tracker: SaveTracker): string => tracker.status.get().kind

test('an edit is on this device only when its own entry is complete on disk', () => {
  const tracker = trackerOf()
  tracker.edited(1)
  tracker.edited(2)
  expect(kind(tracker)).toBe('saving')
  tracker.storedUpTo(1)
  expect(kind(tracker)).toBe('saving')
  tracker.storedUpTo(2)
  expect(kind(tracker)).toBe('saved-on-device')
})

test('what this device has lost is not on it any more, until it is written again', () => {
  const tracker = trackerOf()
  tracker.edited(1)
  tracker.storedUpTo(1)
  tracker.storedUpTo(-1)
  expect(kind(tracker)).toBe('saving')
  tracker.storedUpTo(1)
  expect(kind(tracker)).toBe('saved-on-device')
})

test('what is on this device is not saved before the server has said so', () => {
  const tracker = trackerOf()
  tracker.serverIs('sending')
  tracker.addWaiting()
  tracker.edited(1)
  tracker.storedUpTo(1)
  expect(kind(tracker)).toBe('saving')
  expect(tracker.serverIs('saved')).toBe(true)
  expect(kind(tracker)).toBe('saved')
  expect(tracker.waiting).toBe(0)
})

test('offline counts what waits, also from before a reload', () => {
  const tracker = trackerOf({ unacknowledged: 13, isStored: true })
  tracker.addWaiting()
  tracker.edited(1)
  tracker.serverIs('offline')
  expect(kind(tracker)).toBe('saving')
  tracker.storedUpTo(1)
  expect(tracker.status.get()).toEqual({ kind: 'offline', waiting: 14 })
})

test('a browser that refuses to store is named as long as the server does not have the edit either', () => {
  const tracker = trackerOf()
  tracker.edited(1)
  tracker.failed('QuotaExceededError')
  expect(tracker.status.get()).toEqual({ kind: 'cannot-save', reason: 'QuotaExceededError' })
  tracker.serverIs('saved')
  expect(kind(tracker)).toBe('saved')
})

test('an edit after the server’s word is not saved by that word', () => {
  const tracker = trackerOf()
  tracker.serverIs('saved')
  tracker.addWaiting()
  tracker.edited(1)
  tracker.storedUpTo(1)
  expect(kind(tracker)).not.toBe('saved')
})

test('what was only looked at is not called saved', () => {
  expect(kind(refreshed(trackerOf()))).toBe('untouched')
  expect(kind(refreshed(trackerOf({ isStored: true, isViewer: true })))).toBe('untouched')
})

test('what came out of a file is on this device only when the disk has it, although nothing was edited', () => {
  const tracker = refreshed(trackerOf({ isStored: true, isAhead: true }))
  expect([kind(tracker), tracker.isKept]).toEqual(['saving', false])
  tracker.becomeWriter({ hasDisk: true, isFirst: true, lastSeq: 0 })
  expect([kind(tracker), tracker.isKept]).toEqual(['saving', false])
  tracker.failed('QuotaExceededError')
  expect([kind(tracker), tracker.isKept]).toEqual(['cannot-save', false])
  tracker.failed(null)
  tracker.storedUpTo(0)
  expect([kind(tracker), tracker.isKept]).toEqual(['saved-on-device', true])
})

test('who only looks has nothing to wait for when it is left', () => {
  expect(trackerOf({ isStored: true, isAhead: true, isViewer: true }).isKept).toBe(true)
})

test('a tab that takes over says that all is on this device when what the tab before may not have stored is there', () => {
  const tracker = refreshed(trackerOf({ isStored: true, isAhead: true }))
  tracker.becomeWriter({ hasDisk: true, isFirst: false, lastSeq: 5 })
  tracker.storedUpTo(4)
  expect([kind(tracker), tracker.isKept]).toEqual(['saving', false])
  tracker.storedUpTo(5)
  expect([kind(tracker), tracker.isKept]).toEqual(['saved-on-device', true])
})

test('a login that has ended and an access that was taken are not called offline', () => {
  const tracker = trackerOf({ unacknowledged: 2, isStored: true })
  tracker.serverIs('login-needed')
  expect(tracker.status.get()).toEqual({ kind: 'login-needed', waiting: 2 })
  tracker.serverIs('no-access')
  expect(tracker.status.get()).toEqual({ kind: 'no-access', waiting: 2 })
})

function refreshed(tracker: SaveTracker): SaveTracker {
  tracker.refresh()
  return tracker
}

test('a tab that takes over says nothing of what the server has before it has read what the one before left', () => {
  const tracker = trackerOf({ isStored: true })
  tracker.becomeWriter({ hasDisk: true, isFirst: false, lastSeq: 0 })
  tracker.serverIs('saved')
  expect(kind(tracker)).toBe('saving')
  tracker.failed('UnknownError')
  expect(kind(tracker)).toBe('cannot-save')
  tracker.failed(null)
  expect(kind(tracker)).toBe('saving')
  tracker.caughtUp()
  expect(kind(tracker)).toBe('saved')
})

test('the server’s word is enough for the only tab of a browser that gives no storage', () => {
  const tracker = trackerOf({ isStored: true })
  tracker.becomeWriter({ hasDisk: true, isFirst: true, lastSeq: 0 })
  tracker.serverIs('saved')
  expect(kind(tracker)).toBe('saving')
  tracker.failed('UnknownError')
  expect(kind(tracker)).toBe('saved')
})

test('what the disk has lost is not on this device in the other tabs either', () => {
  const tracker = trackerOf({ isStored: true })
  const word = { server: null, waiting: 0, failure: null }
  tracker.writerSays({ ...word, isRewriting: false }, 0)
  expect(kind(tracker)).toBe('saved-on-device')
  tracker.writerSays({ ...word, isRewriting: true }, 0)
  expect(kind(tracker)).toBe('saving')
  tracker.becomeWriter({ hasDisk: false, isFirst: false, lastSeq: 0 })
  expect(kind(tracker)).toBe('saved-on-device')
})
