import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A balancer before several processes: one port, each connection goes to the next process that answers. */
export interface Balancer {
  readonly port: number
  close(): void
}

/** `backends` answers the ports to choose from. */
export async function startBalancer(backends: () => readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>()
  let turn = 0

  const pass = (client: Socket, ports: readonly number[]): void => {
    const [port, ...others] = ports
    if (port === undefined) {
      client.destroy()
      return
    }
    const server = connect(port, 'localhost')
    sockets.add(server)
    server.once('connect', () => {
      server.off('error', refused)
      server.on('error', () => client.destroy())
      client.pipe(server).pipe(client)
    })
    const refused = (): void => pass(client, others)
    server.once('error', refused)
    server.on('close', () => sockets.delete(server))
    client.on('close', () => server.destroy())
  }

  const listener = createServer((client) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => sockets.delete(client))
    const ports = backends()
    turn += 1
    pass(client, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)])
  })
  listener.listen(0, 'localhost')
  await once(listener, 'listening')
  const address = listener.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
