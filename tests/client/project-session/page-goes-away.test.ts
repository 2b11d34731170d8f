// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { Doc } from 'yjs'
import { attachDocumentStore } from '../../../src/client/project-session/document-store.ts'

afterEach(() => vi.restoreAllMocks())

const isTold = (event: 'pagehide' | 'hidden'): void => {
  if (event === 'pagehide') window.dispatchEvent(new Event('pagehide'))
  else {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

test.each(['pagehide', 'hidden'] as const)(
  'when the page goes away (%s), all that waits for a write in progress is asked of the disk before the page is gone',
  async (event) => {
    const projectId = crypto.randomUUID()
    const store = attachDocumentStore(projectId, new Doc(), () => 0)
    await vi.waitFor(() => expect(store.stored.get()).toBe(0))
    const asked: number[] = []
    const { add } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, row) {
      asked.push(row[0])
      return add.call(this, row)
    })
    store.add(1, new Uint8Array([1]))
    store.add(2, new Uint8Array([2]))
    expect(asked).toEqual([1])
    isTold(event)
    expect(asked).toEqual([1, 2])
    // Whoever hears of it later may still have something to store.
    store.add(3, new Uint8Array([3]))
    expect(asked).toEqual([1, 2, 3])

    // A page that was only hidden goes on as before.
    await vi.waitFor(() => expect(store.stored.get()).toBe(3))
    window.dispatchEvent(new Event('pageshow'))
    asked.length = 0
    store.add(4, new Uint8Array([4]))
    store.add(5, new Uint8Array([5]))
    expect(asked).toEqual([4])
    await vi.waitFor(() => expect(store.stored.get()).toBe(5))
    expect(asked).toEqual([4, 5])
    store.close()
  },
)
