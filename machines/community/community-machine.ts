import { assign, fromPromise, setup } from 'xstate'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { CommunityProject } from '../../protocol/http/community.ts'

/** What is looked for; all conditions hold together. */
export interface CommunityWish {
  readonly q: string
  readonly tag: string | null
  readonly sort: 'new' | 'liked' | 'remixed'
}

export interface PageRequest extends CommunityWish {
  /** From 1. */
  readonly page: number
}

export type LoadedPage =
  | { readonly ok: true; readonly projects: readonly CommunityProject[]; readonly count: number }
  | { readonly ok: false; readonly code: ErrorCode }

interface CommunityContext {
  readonly wish: CommunityWish
  /** In the order of the server, each once. */
  readonly projects: readonly CommunityProject[]
  /** Of all pages together. */
  readonly count: number
  /** Pages that are here. */
  readonly pages: number
  /** Why the page asked for last did not come. */
  readonly error: ErrorCode | null
}

/** `more`: somebody came to the end. `retry`: the page that failed, once more. */
export type CommunityEvent = { readonly type: 'more' } | { readonly type: 'retry' }

/** What was published while somebody reads moves the pages: a world that is there already is not shown again. */
const withPage = (
  known: readonly CommunityProject[],
  next: readonly CommunityProject[],
): readonly CommunityProject[] => {
  const ids = new Set(known.map(({ _id }) => _id))
  return [...known, ...next.filter(({ _id }) => !ids.has(_id))]
}

/**
 * One search of the community, page by page (spec 2): loading, then a list that grows by `more` until all are there. A page that
 * fails leaves what is there, and is asked for again by `retry`. Another search is another machine.
 */
export const communityMachine = setup({
  types: { context: {} as CommunityContext, events: {} as CommunityEvent, input: {} as CommunityWish },
  actors: {
    load: fromPromise<LoadedPage, PageRequest>(async () => {
      throw new Error("communityMachine needs its actor 'load'")
    }),
  },
  guards: {
    isComplete: ({ context }) => context.pages > 0 && context.projects.length >= context.count,
  },
}).createMachine({
  id: 'community',
  context: ({ input }) => ({ wish: input, projects: [], count: 0, pages: 0, error: null }),
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ error: null }),
      invoke: {
        src: 'load',
        input: ({ context }) => ({ ...context.wish, page: context.pages + 1 }),
        onDone: {
          target: 'judging',
          actions: assign(({ context, event: { output } }) => {
            if (!output.ok) return { error: output.code }
            const projects = withPage(context.projects, output.projects)
            // An empty page is the end, whatever was counted before.
            const count = output.projects.length === 0 ? projects.length : output.count
            return { projects, count, pages: context.pages + 1 }
          }),
        },
        onError: { target: 'judging', actions: assign({ error: 'general.failed' }) },
      },
    },
    judging: {
      always: [
        { guard: ({ context }) => context.error !== null, target: 'failed' },
        { guard: 'isComplete', target: 'complete' },
        { target: 'ready' },
      ],
    },
    ready: { on: { more: 'loading' } },
    failed: { on: { retry: 'loading' } },
    complete: {},
  },
})
