import { afterEach, expect, it, vi } from 'vitest'
import { EventsRequest } from '../../protocol/http/events.ts'
import type { FramesStatus } from '../../src/workspace/frame/scene-frames.ts'
import { createCell } from '../../src/workspace/state/cell.ts'
import { tellRuns } from '../../src/workspace/tell-runs.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the server would get. */
function beacons(): Blob[] {
  const sent: Blob[] = []
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: Blob) => {
      expect(path).toBe('/api/events')
      sent.push(body)
      return true
    },
  })
  return sent
}

const read = async (body: Blob | undefined) => EventsRequest.parse(JSON.parse((await body?.text()) ?? ''))

it('tells of each run once, when it has begun, and where when the server knows the project', async () => {
  const sent = beacons()
  const status = createCell<FramesStatus>({ edit: 'shown', run: 'editing' })
  let projectId: string | null = null
  tellRuns(status, () => projectId)
  status.set({ edit: 'shown', run: 'starting' })
  expect(sent).toHaveLength(0)
  status.set({ edit: 'shown', run: 'running' })
  status.set({ edit: 'lost', run: 'running' })
  expect(sent).toHaveLength(1)
  expect(await read(sent[0])).toEqual({ events: [{ type: 'run' }] })
  expect(sent[0]?.type).toBe('application/json')
  projectId = 'abcdefghijklmnopqrst'
  status.set({ edit: 'shown', run: 'editing' })
  status.set({ edit: 'shown', run: 'running' })
  expect(await read(sent[1])).toEqual({ events: [{ type: 'run', projectId }] })
})

it('does without in a browser that cannot', () => {
  vi.stubGlobal('navigator', {})
  const status = createCell<FramesStatus>({ edit: 'shown', run: 'editing' })
  tellRuns(status, () => null)
  expect(() => status.set({ edit: 'shown', run: 'running' })).not.toThrow()
})
