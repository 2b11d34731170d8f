import { setTimeout as delay } from 'node:timers/promises'
import * as Y from 'yjs'
import { type Editor, openEditor } from '../server/support/editor.ts'
import { newProject, type Person, signedUp } from '../server/support/person.ts'
import { until } from '../server/support/until.ts'

/** A client makes an edit this often, and asks for a mark after this many. */
const editEveryMs = 40
const editsPerMark = 3

/** One editing client: every edit is a key of its own, so that a lost one can be named. */
interface Client {
  readonly name: string
  readonly person: Person
  readonly editor: Editor
  edits: number
  /** Edits that the server has called stored. */
  acknowledged: number
  /** Mark number → edits made before it. */
  readonly marks: Map<number, number>
}

export interface Room {
  readonly projectId: string
  readonly clients: Client[]
}

/** Many clients that edit in several rooms at once, and remember what they were told is stored. */
export interface Fleet {
  readonly rooms: readonly Room[]
  /** Edits of living clients and of those that were killed. */
  edits(): number
  /** Of each room: the keys that were acknowledged, to whomever. */
  acknowledged(): ReadonlyMap<string, ReadonlySet<string>>
  setEditing(isEditing: boolean): void
  /** Every second client of each room dies with all that it knows; others come in their place with nothing. */
  killHalf(): void
  /** Everybody leaves a room in good order; `fill` brings them back. */
  empty(room: Room): void
  fill(room: Room): void
  /** Waits until `count` more edits of each room were acknowledged. */
  untilAcknowledged(count: number): Promise<void>
  /** Waits until all is stored and everybody in a room sees the same; answers after how many ms. */
  untilConverged(limitMs: number): Promise<number>
  close(): void
}

const keyOf = (client: Client, number: number): string => `${client.name}-${number}`

/** Signs up one person for each client of a room, lets all of them into all rooms, and lets them edit. */
export async function openFleet(origin: string, roomCount: number, perRoom: number): Promise<Fleet> {
  const owner = await signedUp(origin, 'owner')
  const people = [owner]
  for (let index = 1; index < perRoom; index += 1) people.push(await signedUp(origin, `friend${index}`))
  const remembered = new Map<string, Set<string>>()
  let incarnations = 0
  let forgottenEdits = 0
  let isEditing = false

  const openClient = (person: Person, projectId: string): Client => {
    incarnations += 1
    const editor = openEditor(person, projectId, {
      onStored: (n) => {
        client.acknowledged = Math.max(client.acknowledged, client.marks.get(n) ?? 0)
      },
    })
    const client: Client = {
      name: `c${incarnations}`,
      person,
      editor,
      edits: 0,
      acknowledged: 0,
      marks: new Map(),
    }
    return client
  }

  const rooms: Room[] = []
  for (let index = 0; index < roomCount; index += 1) {
    const projectId = await newProject(owner, `Under fire ${index}`)
    for (const { username } of people.slice(1).map((_, at) => ({ username: `friend${at + 1}` }))) {
      await owner.call('POST', '/api/project/invite', { projectId, username, role: 'editor' })
    }
    remembered.set(projectId, new Set())
    rooms.push({ projectId, clients: people.map((person) => openClient(person, projectId)) })
  }

  const remember = ({ projectId }: Room, client: Client): void => {
    for (let number = 1; number <= client.acknowledged; number += 1) {
      remembered.get(projectId)?.add(keyOf(client, number))
    }
  }
  const drop = (room: Room, client: Client): void => {
    remember(room, client)
    forgottenEdits += client.edits
    client.editor.close()
  }

  const edit = (client: Client): void => {
    client.edits += 1
    client.editor.document.getMap('edits').set(keyOf(client, client.edits), client.edits)
    if (client.edits % editsPerMark === 0 && client.editor.provider.isSynced) {
      client.marks.set(client.editor.mark(), client.edits)
    }
  }
  const timer = setInterval(() => {
    if (isEditing) for (const { clients } of rooms) for (const client of clients) edit(client)
  }, editEveryMs)

  const countOf = ({ clients }: Room): number => clients.reduce((sum, client) => sum + client.acknowledged, 0)

  const hasConverged = ({ clients }: Room): boolean => {
    const [first, ...others] = clients.map(({ editor }) => editor.document)
    if (!first) return true
    const vector = Y.decodeStateVector(Y.encodeStateVector(first))
    return others.every((other) => {
      const theirs = Y.decodeStateVector(Y.encodeStateVector(other))
      return theirs.size === vector.size && [...theirs].every(([id, clock]) => vector.get(id) === clock)
    })
  }

  return {
    rooms,
    edits: () =>
      rooms.reduce(
        (sum, { clients }) => sum + clients.reduce((edits, client) => edits + client.edits, 0),
        forgottenEdits,
      ),
    acknowledged() {
      for (const room of rooms) for (const client of room.clients) remember(room, client)
      return remembered
    },
    setEditing(value) {
      isEditing = value
    },
    killHalf() {
      for (const room of rooms) {
        for (const [index, client] of room.clients.entries()) {
          if (index % 2 === 0) continue
          drop(room, client)
          room.clients[index] = openClient(client.person, room.projectId)
        }
      }
    },
    empty(room) {
      for (const client of room.clients.splice(0)) drop(room, client)
    },
    fill(room) {
      if (room.clients.length > 0) return
      room.clients.push(...people.map((person) => openClient(person, room.projectId)))
    },
    async untilAcknowledged(count) {
      const before = rooms.map(countOf)
      await until(
        () => rooms.every((room, index) => countOf(room) >= (before[index] ?? 0) + count),
        `${count} more acknowledged edits in every room`,
        30_000,
      )
    },
    async untilConverged(limitMs) {
      const began = Date.now()
      const clients = rooms.flatMap((room) => room.clients)
      await until(
        () => clients.every(({ editor }) => editor.provider.isSynced),
        'all are back',
        limitMs,
      ).catch((error: unknown) => {
        const away = clients.filter(({ editor }) => !editor.provider.isSynced)
        throw new Error(away.map(({ name, editor }) => `${name}: ${editor.reasons.slice(-5)}`).join('; '), {
          cause: error,
        })
      })
      await Promise.all(clients.map(({ editor }) => editor.untilStored()))
      await until(() => rooms.every(hasConverged), 'all see the same', limitMs)
      return Date.now() - began
    },
    close() {
      clearInterval(timer)
      for (const { clients } of rooms) for (const { editor } of clients) editor.close()
    },
  }
}

/** A pause of a random length. */
export const randomPause = (random: () => number, maxMs: number): Promise<void> => delay(random() * maxMs)
