import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { fastify } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { ProcessLink } from '../../server/sync/process-link.ts'
import { until } from './support/until.ts'

const sockets: Socket[] = []
let server: Server

/** A Redis that confirms subscriptions, and holds its answer to the first question of a connection that comes back until the other side leaves. */
async function startLateRedis(): Promise<{ readonly url: string; readonly isAsked: () => boolean }> {
  let isAsked = false
  const info = '$19\r\nredis_version:7.0.0\r\n'
  server = createServer({ allowHalfOpen: true }, (socket) => {
    const isLate = sockets.push(socket) > 2
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      const text = data.toString().toLowerCase()
      if (text.includes('subscribe')) socket.write('*3\r\n$9\r\nsubscribe\r\n$1\r\nx\r\n:1\r\n')
      else if (text.includes('info') && !isLate) socket.write(info)
      else if (text.includes('info')) isAsked = true
    })
    if (isLate) {
      socket.on('end', () => {
        socket.write(info)
        setTimeout(() => socket.end(), 50)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `redis://127.0.0.1:${port}`, isAsked: () => isAsked }
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

describe('the link between processes', () => {
  it('ends while a connection comes back, and no promise is left that nobody catches', async () => {
    const uncaught: unknown[] = []
    const note = (reason: unknown): void => void uncaught.push(reason)
    process.on('unhandledRejection', note)
    const redis = await startLateRedis()
    const link = new ProcessLink(redis.url, fastify({ logger: false }).log)
    await until(() => link.sub.status === 'ready' && sockets.length === 2, 'both connections stand')
    for (const socket of [...sockets]) socket.destroy()
    await until(redis.isAsked, 'a connection comes back')
    await link.onDestroy()
    await until(() => link.sub.status === 'end', 'the connection has ended')
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('unhandledRejection', note)
    expect(uncaught).toEqual([])
  })
})
