import { once } from 'node:events'
import { join } from 'node:path'
import { Hocuspocus } from '@hocuspocus/server'
import Sqlite from 'better-sqlite3'
import { WebSocketServer } from 'ws'

/**
 * `node bare-sync.ts`: Hocuspocus with its standard settings behind `ws`. Nothing is stored, or with `DATA_DIR` each update before it is
 * acknowledged, on the disk, as we promise: in the only hook that Hocuspocus waits for. Prints its origin.
 */
function appendTo(dataDir: string): (room: string, update: Uint8Array) => void {
  const file = new Sqlite(join(dataDir, 'bare-log.db'))
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.exec('create table if not exists log (id integer primary key, room text, at integer, bytes blob)')
  const insert = file.prepare('insert into log (room, at, bytes) values (?, ?, ?)')
  return (room, update) => void insert.run(room, Date.now(), update)
}

const { DATA_DIR: dataDir } = process.env
const append = dataDir ? appendTo(dataDir) : undefined
const hocuspocus = new Hocuspocus({
  quiet: true,
  ...(append && {
    beforeSync: async ({ type, documentName, payload }) => {
      if (type > 0) append(documentName, payload)
    },
  }),
})
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
server.on('connection', (socket) => {
  const client = hocuspocus.handleConnection(socket, new Request('http://localhost/sync'))
  socket.on('message', (data) => client.handleMessage(new Uint8Array(Buffer.isBuffer(data) ? data : [])))
  socket.on('close', (code, reason) => client.handleClose({ code, reason: reason.toString() }))
})
await once(server, 'listening')
const address = server.address()
process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`)
