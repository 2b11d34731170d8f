import { setTimeout as delay } from 'node:timers/promises'
import { openEditor } from '../server/support/editor.ts'
import { rawRoom } from '../server/support/raw-room.ts'
import { projectOf } from './invited.ts'
import type { LoadServer } from './load-server.ts'

/** What a full room was like. */
export interface OneRoom {
  /** Milliseconds from an edit until another person saw it. */
  readonly seen: readonly number[]
  /** Milliseconds until `/healthz` answered meanwhile: how long anybody else waits. */
  readonly answers: readonly number[]
  /** Milliseconds until somebody who came last had everything. */
  readonly late: number
  readonly megabytes: number
}

/** Sockets of one person, below the server's limit. */
const socketsPerPerson = 20
/** Milliseconds between the edits of a writer, and between two questions whether the server is well. */
const pace = 500
const probe = 100

async function answerTime(origin: string): Promise<number> {
  const start = performance.now()
  await (await fetch(`${origin}/healthz`)).arrayBuffer()
  return performance.now() - start
}

/** One project with `writers` who edit twice a second and move their cursors as often, and others who only look on. */
export async function oneRoom(
  server: LoadServer,
  { clients, writers, seconds }: { clients: number; writers: number; seconds: number },
): Promise<OneRoom> {
  const owners = await server.people('writer', writers)
  const readers = await server.people('reader', Math.ceil((clients - writers) / socketsPerPerson))
  const [owner, ...others] = owners
  if (!owner) throw new Error('nobody writes')
  const projectId = await projectOf(owner, [...others, ...readers])
  const editors = owners.map((person) => openEditor(person, projectId))
  await Promise.all(editors.map((editor) => editor.untilStored()))
  const sockets = []
  for (let index = 0; index < clients - writers; index++) {
    const reader = readers[index % readers.length]
    if (reader) sockets.push(await rawRoom(reader, projectId))
  }

  const seen: number[] = []
  for (const editor of editors) {
    editor.document.getMap<number>('meta').observe((event, transaction) => {
      if (transaction.local) return
      for (const key of event.keysChanged)
        if (key.startsWith('at ')) seen.push(performance.now() - (event.target.get(key) ?? 0))
    })
  }
  const answers: number[] = []
  const end = performance.now() + seconds * 1_000
  const isOver = (): boolean => performance.now() >= end
  const probing = (async () => {
    for (; !isOver(); await delay(probe)) answers.push(await answerTime(server.origin))
  })()
  await Promise.all(
    editors.map(async (editor, index) => {
      await delay((index * pace) / editors.length)
      for (let edit = 0; !isOver(); edit++) {
        editor.document.getMap('meta').set(`at ${index}`, performance.now())
        editor.provider.awareness?.setLocalStateField('cursor', { edit })
        await delay(pace)
      }
    }),
  )
  await probing
  const start = performance.now()
  const latest = openEditor(owner, projectId)
  await latest.untilSynced()
  const late = performance.now() - start
  const megabytes = server.megabytes()
  for (const editor of [...editors, latest]) editor.close()
  for (const socket of sockets) socket.terminate()
  return { seen, answers, late, megabytes }
}
