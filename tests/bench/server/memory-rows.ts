import type { WebSocket } from 'ws'
import type { LoadServer } from '../../load/load-server.ts'
import { newProject, type Person } from '../../server/support/person.ts'
import { rawRoom } from '../../server/support/raw-room.ts'
import { type BenchRow, limitRow } from '../bench-row.ts'

const rooms = 100
const more = 4
/** Connections of one person stay below the server's limit. */
const roomsPerPerson = 4

/** What an empty open room with one connection takes of the server's memory, and each connection more. */
export async function memoryRows(server: LoadServer): Promise<BenchRow[]> {
  const people = await server.people('guest', rooms / roomsPerPerson)
  const places: { readonly person: Person; readonly id: string }[] = []
  for (let index = 0; index < rooms; index++) {
    const person = people[index % people.length]
    if (person) places.push({ person, id: await newProject(person, `Room ${index}`) })
  }
  const sockets: WebSocket[] = []
  const open = async (): Promise<number> => {
    for (const { person, id } of places) sockets.push(await rawRoom(person, id))
    return server.megabytes()
  }
  const before = server.megabytes()
  const single = await open()
  let many = single
  for (let count = 0; count < more; count++) many = await open()
  for (const socket of sockets) socket.terminate()
  const room = ((single - before) * 1_000) / rooms
  const connection = ((many - single) * 1_000) / (rooms * more)
  return [
    limitRow('memory: open room with one connection', Math.max(room, 0), 'kB', {
      name: 'the limit',
      value: 500,
    }),
    limitRow('memory: connection', Math.max(connection, 0), 'kB', { name: 'the limit', value: 100 }),
  ]
}
