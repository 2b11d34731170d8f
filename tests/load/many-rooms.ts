import { setTimeout as delay } from 'node:timers/promises'
import { type Editor, openEditor } from '../server/support/editor.ts'
import { newProject } from '../server/support/person.ts'
import { until } from '../server/support/until.ts'
import type { LoadServer } from './load-server.ts'

/** What many rooms at once were like. */
export interface ManyRooms {
  /** Milliseconds from opening a room until having what is in it. */
  readonly joins: readonly number[]
  /** Rooms in which anything but their own secret was seen. */
  readonly leaks: number
  /** Megabytes of the server before the first room, with all of them open, and after everybody left. */
  readonly before: number
  readonly open: number
  readonly after: number
}

/** Rooms of one person, each with two of their sockets; below the server's limit of sockets. */
const roomsPerPerson = 10
/** People who come in at the same time. */
const atOnce = 10

/** Opens rooms with two connections each; every room has a secret of its own, which nobody in another may see. */
export async function manyRooms(
  server: LoadServer,
  rooms: number,
  settleSeconds: number,
): Promise<ManyRooms> {
  const people = await server.people('tenant', Math.ceil(rooms / roomsPerPerson))
  const ids = []
  for (let index = 0; index < rooms; index++) {
    const person = people[index % people.length]
    if (person) ids.push({ person, id: await newProject(person, `Room ${index}`) })
  }
  const before = server.megabytes()
  const joins: number[] = []
  const inside: { readonly id: string; readonly editor: Editor }[] = []
  const waiting = [...ids]
  const comeIn = async (): Promise<void> => {
    for (let room = waiting.shift(); room; room = waiting.shift()) {
      const { id, person } = room
      const first = openEditor(person, id)
      first.document.getMap('meta').set('secret', id)
      await first.untilStored()
      const start = performance.now()
      const second = openEditor(person, id)
      await until(() => second.document.getMap('meta').get('secret') === id, `in room ${id}`, 30_000)
      joins.push(performance.now() - start)
      inside.push({ id, editor: first }, { id, editor: second })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, comeIn))
  const open = server.megabytes()
  for (const [index, { editor }] of inside.entries())
    if (index % 10 === 0) editor.document.getMap('meta').set('more', index)
  await delay(2_000)
  const leaks = inside.filter(({ id, editor }) => {
    const { secret, ...more } = editor.document.getMap('meta').toJSON()
    return secret !== id || Object.keys(more).some((key) => key !== 'more')
  }).length
  for (const { editor } of inside) editor.close()
  await delay(settleSeconds * 1_000)
  return { joins, leaks, before, open, after: server.megabytes() }
}
