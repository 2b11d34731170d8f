import type { ChildProcess } from 'node:child_process'
import { Redis } from 'ioredis'
import { freePorts } from '../child-server.ts'
import { until } from '../until.ts'
import { killNow, type Service, spawnBound } from './run-service.ts'

/** Starts a Redis that keeps nothing: after `kill` and `start` it is empty. */
export async function startRedis(program: string): Promise<Service> {
  const [port] = await freePorts(1)
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess

  const answers = async (): Promise<boolean> => {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
    client.on('error', () => {})
    return client
      .connect()
      .then(
        () => true,
        () => false,
      )
      .finally(() => client.disconnect())
  }
  const start = async (): Promise<void> => {
    child = spawnBound(program, [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ])
    await until(answers, 'Redis answers', 30_000)
  }
  const kill = (): Promise<void> => killNow(child)

  await start()
  return { url, start, kill, end: kill }
}
