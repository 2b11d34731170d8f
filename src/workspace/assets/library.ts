import { createActor, fromPromise } from 'xstate'
import { assetLibraryMachine } from '../../../machines/asset-library/asset-library-machine.ts'
import type { LibraryItem } from '../../../machines/asset-library/library-item.ts'
import type { AssetType } from '../../../model/assets/asset.ts'
import { assetName } from '../../../model/assets/asset-name.ts'
import type { ErrorCode } from '../../../protocol/errors/catalogue.ts'
import type { ItemResult } from '../../client/assets/asset-shelf.ts'
import { checkFile } from '../../client/assets/check-file.ts'
import { extensionOf, typeOfName } from '../../client/assets/file-kinds.ts'
import { openShelf } from '../../client/assets/open-shelf.ts'
import type { Refusal } from '../../client/assets/refusal.ts'
import { sentCount } from '../../client/assets/sent-count.ts'
import { noteStates } from '../../client/project-session/note-states.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'

/** Files that are sent at the same time. */
const lanes = 2

/** What became of a file that was taken in: one of the library, or the line of its failure. */
export type Taken =
  | { readonly ok: true; readonly item: LibraryItem }
  | (Refusal & { readonly id: string; readonly file: File; readonly type: AssetType })

/** The files of who is here, for as long as the project is open: what is being sent goes on when its page is closed. */
export interface Library {
  readonly actor: LibraryActor
  /** The same files once more, to look for one without touching the list in front: whoever asks stops it. */
  browse(type: AssetType): LibraryActor
  /** Takes files in, each by its own kind; `wanted` is for one whose name tells nothing. Answers what became of each. */
  take(files: readonly File[], wanted: AssetType): Promise<readonly Taken[]>
  /** The same; answers those that arrived. */
  upload(files: readonly File[], wanted: AssetType): Promise<readonly LibraryItem[]>
  /** The file of an upload that failed. */
  failedFile(id: string): File | undefined
  /** Takes an upload that failed off the list, and lets its file go. */
  dismiss(id: string): void
  /** Each of these answers why it did not work, `null` when it did. */
  rename(key: string, name: string): Promise<ErrorCode | null>
  remove(key: string): Promise<ErrorCode | null>
  restore(key: string): Promise<ErrorCode | null>
}

/** What a library needs of a project: a place for notes. */
type Notes = Pick<ProjectSession, 'note'>

const startActor = (session: Notes, shelf: ReturnType<typeof openShelf>) =>
  createActor(
    assetLibraryMachine.provide({ actors: { load: fromPromise(({ input }) => shelf.list(input)) } }),
    { inspect: noteStates(session, 'asset-library') },
  ).start()

export type LibraryActor = ReturnType<typeof startActor>

function openLibrary(session: Notes, account: string | null): Library {
  const shelf = openShelf(account)
  const actor = startActor(session, shelf)
  const failed = new Map<string, File>()
  const stopListening = sentCount.subscribe(() => actor.send({ type: 'reload' }))
  actor.subscribe({ complete: stopListening })

  async function put(id: string, file: File, type: AssetType): Promise<ItemResult> {
    const check = await checkFile(file, type)
    if (!check.ok) return check
    const onProgress = (share: number) => actor.send({ type: 'upload.progress', id, share })
    return shelf.add({ file, type, onProgress })
  }

  async function send(id: string, file: File, type: AssetType): Promise<Taken> {
    // What was dropped may be a folder, and a file may be moved away before it is read.
    const added = await put(id, file, type).catch(() => ({ ok: false, code: 'asset.unreadable' }) as const)
    if (added.ok) {
      actor.send({ type: 'upload.done', id, item: added.item })
      return { ok: true, item: added.item }
    }
    return fail(id, file, type, added)
  }

  function fail(id: string, file: File, type: AssetType, refusal: Refusal): Taken {
    const { code, params } = refusal
    failed.set(id, file)
    actor.send({ type: 'upload.failed', id, code, params })
    return { ...refusal, id, file, type }
  }

  async function take(files: readonly File[], wanted: AssetType): Promise<readonly Taken[]> {
    const taken: Taken[] = []
    const begin: (() => Promise<void>)[] = []
    for (const [index, file] of files.entries()) {
      const id = crypto.randomUUID()
      const type = typeOfName(file.name) ?? (extensionOf(file.name) === '' ? wanted : undefined)
      actor.send({ type: 'upload.begin', id, name: file.name, assetType: type ?? wanted })
      if (!type) {
        const code = /\.html?$/i.test(file.name) ? 'asset.web-page' : 'asset.unknown-kind'
        taken[index] = fail(id, file, wanted, { ok: false, code })
        continue
      }
      begin.push(async () => {
        taken[index] = await send(id, file, type)
      })
    }
    const lane = async () => {
      for (let next = begin.shift(); next; next = begin.shift()) await next()
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return taken
  }

  return {
    actor,
    browse(type) {
      const own = startActor(session, shelf)
      own.send({ type: 'type.choose', assetType: type })
      return own
    },
    take,
    upload: async (files, wanted) =>
      (await take(files, wanted)).flatMap((taken) => (taken.ok ? taken.item : [])),
    failedFile: (id) => failed.get(id),
    dismiss(id) {
      failed.delete(id)
      actor.send({ type: 'upload.dismiss', id })
    },
    async rename(key, name) {
      if (assetName(name) === '') return 'asset.name-empty'
      actor.send({ type: 'rename', key, name })
      const renamed = await shelf.rename(key, name)
      if (renamed.ok) actor.send({ type: 'rename.done', key, item: renamed.item })
      else actor.send({ type: 'rename.failed', key })
      return renamed.ok ? null : renamed.code
    },
    async remove(key) {
      const removed = await shelf.remove(key)
      if (removed.ok) actor.send({ type: 'removed', key })
      return removed.ok ? null : removed.code
    },
    async restore(key) {
      const restored = await shelf.restore(key)
      if (restored.ok) actor.send({ type: 'restored', item: restored.item })
      return restored.ok ? null : restored.code
    },
  }
}

const open = new WeakMap<Notes, { readonly account: string | null; readonly library: Library }>()

/** The library of an open project, the same one everywhere; another when somebody else is logged in. */
export function libraryOf(session: Notes, account: string | null): Library {
  const known = open.get(session)
  if (known?.account === account) return known.library
  known?.library.actor.stop()
  const library = openLibrary(session, account)
  open.set(session, { account, library })
  return library
}
