import { expect } from 'vitest'
import { communityMachine } from '../../../../machines/community/community-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

const page = (...ids: string[]) => ({ ok: true, projects: ids.map((_id) => ({ _id })), count: 3 })

/** No world is shown twice, and the list is complete when all are there. */
export const community: PathModel = {
  machine: communityMachine,
  input: { q: '', tag: null, sort: 'new' },
  events: () => [{ type: 'more' }, { type: 'retry' }],
  answers: {
    load: [page('a', 'b'), page('b', 'c'), page(), { ok: false, code: 'general.offline' }, bug],
  },
  seen: ({ projects, error }) => [projects.map(({ _id }: { _id: string }) => _id), error],
  states: {
    loading: ({ error }) => expect(error).toBeNull(),
    ready: ({ projects, count, error }) => {
      expect(projects.length).toBeLessThan(count)
      expect(error).toBeNull()
      expect(new Set(projects.map(({ _id }: { _id: string }) => _id)).size).toBe(projects.length)
    },
    failed: ({ error }) => expect(['general.offline', 'general.failed']).toContain(error),
    complete: ({ projects, count }) => expect(projects.length).toBeGreaterThanOrEqual(count),
  },
}
