import * as Y from 'yjs'
import { openTabChannel } from './tab-channel.ts'
import type { TabLock } from './tab-lock.ts'

/** How long the other tabs may take, from the last of them on that says that it is there. They answer within milliseconds, unless they are just opening it. */
const patienceMs = 2_000
const lastWordsMs = 50

interface Asking {
  /** The name of the project's store, by which its tabs meet. */
  readonly name: string
  /** It gets what they have. */
  readonly document: Y.Doc
  readonly hasScenes: () => boolean
  readonly lock: TabLock
}

/** What came of it: whether this tab's turn to write has come meanwhile, and whether somebody has edited what came, so that it is to be kept. */
interface Filled {
  readonly isTurn: boolean
  readonly isEdited: boolean
}

/**
 * Asks the other tabs of this browser for a project that its disk has not got (yet, or because it refuses): what begins anew beside what they
 * hold, in another language or version, would take the place of things that were edited there. Settles when it is here, when this tab's turn
 * comes because the other one has gone, which may have stored it first, or when nobody has answered for a while.
 */
export async function fillFromTabs({ name, document, hasScenes, lock }: Asking): Promise<Filled> {
  const over = Promise.withResolvers<boolean>()
  const from = crypto.randomUUID()
  const met = new Set<string>()
  let isEdited = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    clearTimeout(timer)
    timer = setTimeout(() => over.resolve(false), patienceMs)
    channel.send({ type: 'hello', from, stateVector: Y.encodeStateVector(document) })
  }
  const channel = openTabChannel(name, (message) => {
    if (message.type === 'update') {
      Y.applyUpdate(document, message.update, `tab:${message.from}`)
      isEdited ||= message.isEdited !== false
      // An answer is all that its sender has; a single edit of it may come before.
      const isWhole = message.own?.after === 0 && document.store.pendingStructs === null
      if (isWhole && hasScenes()) over.resolve(false)
    } else if (message.type === 'hello' && !met.has(message.from)) {
      // It was still opening when it was asked. Once, for it may be asking as well.
      met.add(message.from)
      ask()
    }
  })
  ask()
  const turn = lock.granted.then(async () => {
    // The last words of who held it may still be on their way.
    await new Promise((resolve) => setTimeout(resolve, lastWordsMs))
    return true
  })
  const isTurn = await Promise.race([over.promise, turn])
  clearTimeout(timer)
  channel.close()
  return { isTurn, isEdited }
}
