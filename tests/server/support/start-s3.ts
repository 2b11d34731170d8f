import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { S3Settings } from '../../../server/assets/s3-blobs.ts'
import { freePorts } from './child-server.ts'
import { until } from './until.ts'

/** An S3 store of a test's own, on loopback. */
export interface TestS3 {
  readonly settings: S3Settings
  end(): Promise<void>
}

const program = fileURLToPath(new URL('../../../node_modules/s3rver/bin/s3rver.js', import.meta.url))

/** Starts s3rver with an empty bucket. */
export async function startS3(): Promise<TestS3> {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-s3-'))
  const [port = 0] = await freePorts(1)
  const endpoint = `http://127.0.0.1:${port}`
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', 'assets']
  const child = spawn(process.execPath, [program, ...args], { stdio: 'ignore' })
  const gone = once(child, 'exit')
  await until(
    () =>
      fetch(endpoint).then(
        () => true,
        () => false,
      ),
    's3rver answers',
  )
  return {
    settings: {
      endpoint,
      region: 'us-east-1',
      bucket: 'assets',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    async end() {
      child.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
