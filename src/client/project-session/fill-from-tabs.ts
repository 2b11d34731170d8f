import * as Y from 'yjs'
import { openTabChannel } from './tab-channel.ts'
import type { TabLock } from './tab-lock.ts'

/** How long the other tabs may take. They answer within milliseconds, unless they are just opening it themselves. */
const patienceMs = 2_000

interface Asking {
  /** The name of the project's store, by which its tabs meet. */
  readonly name: string
  /** It gets what they have. */
  readonly document: Y.Doc
  readonly hasScenes: () => boolean
  readonly lock: TabLock
}

/**
 * Asks the other tabs of this browser for a project that its disk has not got (yet, or because it refuses): what begins anew beside what they
 * hold, in another language or version, would take the place of things that were edited there. Settles when it is here, when this tab's turn
 * comes because the other one has gone, or when nobody has answered for a while.
 */
export async function fillFromTabs({ name, document, hasScenes, lock }: Asking): Promise<void> {
  const here = Promise.withResolvers<void>()
  const from = crypto.randomUUID()
  const channel = openTabChannel(name, (message) => {
    if (message.type === 'update') Y.applyUpdate(document, message.update, `tab:${message.from}`)
    if (hasScenes()) here.resolve()
    // It was still opening when it was asked.
    else if (message.type === 'hello') ask()
  })
  const ask = () => channel.send({ type: 'hello', from, stateVector: Y.encodeStateVector(document) })
  ask()
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([here.promise, lock.granted, patience])
  clearTimeout(timer)
  channel.close()
}
