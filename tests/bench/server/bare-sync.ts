import { once } from 'node:events'
import { Hocuspocus } from '@hocuspocus/server'
import { WebSocketServer } from 'ws'

/** `node bare-sync.ts`: Hocuspocus with its standard settings and nothing stored, behind `ws`. Prints its origin. */
const hocuspocus = new Hocuspocus({ quiet: true })
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
server.on('connection', (socket) => {
  const client = hocuspocus.handleConnection(socket, new Request('http://localhost/sync'))
  socket.on('message', (data) => client.handleMessage(new Uint8Array(Buffer.isBuffer(data) ? data : [])))
  socket.on('close', (code, reason) => client.handleClose({ code, reason: reason.toString() }))
})
await once(server, 'listening')
const address = server.address()
process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`)
