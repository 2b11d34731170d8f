import { assign, fromPromise, setup } from 'xstate'
import type { AssetType } from '../../model/assets/asset.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import {
  type AssetLists,
  emptyLists,
  findItem,
  withChanged,
  withItem,
  withNewName,
  withoutItem,
  withPage,
} from './asset-lists.ts'
import type { LibraryItem, LibraryPage } from './library-item.ts'

export type Loaded =
  | { readonly ok: true; readonly page: LibraryPage }
  | { readonly ok: false; readonly code: ErrorCode }

export interface PageRequest {
  readonly type: AssetType
  readonly search: string
  /** The key of the last file that is there already. */
  readonly startKey: string | undefined
}

/** A file on its way into the library. `share` is how much has arrived for good, 0 to 1. */
export interface Upload {
  readonly id: string
  readonly name: string
  readonly type: AssetType
  readonly share: number
  /** Why it failed; `null` while it is under way. One that is done is in the list instead. */
  readonly code: ErrorCode | null
  /** Fill the sentence of it. */
  readonly params?: Readonly<Record<string, string>> | undefined
}

interface LibraryContext {
  readonly type: AssetType
  readonly search: string
  readonly known: AssetLists
  readonly error: ErrorCode | null
  readonly uploads: readonly Upload[]
  /** What files were called whose new name is not stored yet. */
  readonly before: Readonly<Record<string, LibraryItem>>
}

export type LibraryEvent =
  | { readonly type: 'type.choose'; readonly assetType: AssetType }
  | { readonly type: 'search'; readonly text: string }
  | { readonly type: 'more' }
  | { readonly type: 'reload' }
  | { readonly type: 'clear' }
  | {
      readonly type: 'upload.begin'
      readonly id: string
      readonly name: string
      readonly assetType: AssetType
    }
  | { readonly type: 'upload.progress'; readonly id: string; readonly share: number }
  | { readonly type: 'upload.done'; readonly id: string; readonly item: LibraryItem }
  | ({ readonly type: 'upload.failed'; readonly id: string; readonly code: ErrorCode } & Pick<
      Upload,
      'params'
    >)
  | { readonly type: 'upload.dismiss'; readonly id: string }
  | { readonly type: 'rename'; readonly key: string; readonly name: string }
  | { readonly type: 'rename.done'; readonly key: string; readonly item: LibraryItem }
  | { readonly type: 'rename.failed'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'restored'; readonly item: LibraryItem }

/** Whether the server or the device has more of the type in front. */
export const hasMore = ({ known, type }: Pick<LibraryContext, 'known' | 'type'>): boolean =>
  (known.lists[type]?.length ?? 0) < known.counts[type]

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

const changeUpload = (uploads: readonly Upload[], id: string, values: Partial<Upload>) =>
  uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload))

/**
 * The asset library (spec 4, Assets). Pages are appended and bring the counts; another search empties the lists and loads anew; an upload ends as
 * done or failed; a renaming is shown at once and taken back when it fails; clearing leaves nothing. Loading that fails leaves what is there.
 */
export const assetLibraryMachine = setup({
  types: { context: {} as LibraryContext, events: {} as LibraryEvent },
  actors: {
    load: fromPromise<Loaded, PageRequest>(async () => {
      throw new Error("assetLibraryMachine needs its actor 'load'")
    }),
  },
  guards: {
    isKnown: ({ context }) => context.known.lists[context.type] !== undefined,
    hasMore: ({ context }) => hasMore(context),
  },
}).createMachine({
  id: 'assetLibrary',
  context: { type: 'images', search: '', known: emptyLists, error: null, uploads: [], before: {} },
  initial: 'loading',
  on: {
    'type.choose': {
      target: '.choosing',
      actions: assign(({ event }) => ({ type: event.assetType, error: null })),
    },
    search: {
      target: '.loading',
      reenter: true,
      actions: assign(({ event }) => ({ search: event.text, known: emptyLists })),
    },
    reload: { target: '.loading', reenter: true, actions: assign({ known: emptyLists }) },
    clear: { target: '.ready', actions: assign({ known: emptyLists, before: {}, uploads: [], error: null }) },
    'upload.begin': {
      actions: assign(({ context, event: { id, name, assetType: type } }) => ({
        uploads: [
          ...context.uploads.filter((upload) => upload.id !== id),
          { id, name, type, share: 0, code: null },
        ],
      })),
    },
    'upload.progress': {
      actions: assign(({ context, event: { id, share } }) => ({
        uploads: changeUpload(context.uploads, id, { share }),
      })),
    },
    'upload.done': {
      actions: assign(({ context, event: { id, item } }) => ({
        uploads: context.uploads.filter((upload) => upload.id !== id),
        known: withItem(context.known, item),
      })),
    },
    'upload.failed': {
      actions: assign(({ context, event: { id, code, params } }) => ({
        uploads: changeUpload(context.uploads, id, { code, params }),
      })),
    },
    'upload.dismiss': {
      actions: assign(({ context, event: { id } }) => ({
        uploads: context.uploads.filter((upload) => upload.id !== id),
      })),
    },
    rename: {
      actions: assign(({ context: { known, before }, event: { key, name } }) => {
        const item = findItem(known, key)
        if (!item || item.isDisabled) return {}
        return { before: { ...before, [key]: item }, known: withNewName(known, key, name) }
      }),
    },
    'rename.done': {
      actions: assign(({ context: { known, before }, event: { key, item } }) => ({
        known: withChanged(known, key, () => item),
        before: without(before, key),
      })),
    },
    'rename.failed': {
      actions: assign(({ context: { known, before }, event: { key } }) => {
        const item = before[key]
        return item ? { known: withChanged(known, key, () => item), before: without(before, key) } : {}
      }),
    },
    removed: { actions: assign(({ context, event }) => ({ known: withoutItem(context.known, event.key) })) },
    restored: { actions: assign(({ context, event }) => ({ known: withItem(context.known, event.item) })) },
  },
  states: {
    choosing: { always: [{ guard: 'isKnown', target: 'ready' }, 'loading'] },
    loading: {
      entry: assign({ error: null }),
      invoke: {
        src: 'load',
        input: ({ context: { type, search, known } }) => ({
          type,
          search,
          startKey: known.lists[type]?.at(-1)?.key,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'ready',
            actions: assign(({ context, event: { output } }) =>
              output.ok ? { known: withPage(context.known, context.type, output.page) } : {},
            ),
          },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => (output.ok ? {} : { error: output.code })),
          },
        ],
        onError: { target: 'failed', actions: assign({ error: 'general.failed' as const }) },
      },
    },
    ready: { on: { more: { guard: 'hasMore', target: 'loading' } } },
    failed: { on: { more: 'loading' } },
  },
})
