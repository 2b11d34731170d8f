/** `node y-websocket.cjs`: the server of y-websocket, which stores nothing. Prints its origin. */
const { Server } = require('ws')
const { setupWSConnection } = require('y-websocket/bin/utils')

const server = new Server({ host: '127.0.0.1', port: 0 })
server.on('connection', (socket, request) => setupWSConnection(socket, request))
server.on('listening', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`))
