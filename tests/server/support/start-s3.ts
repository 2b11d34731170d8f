import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { S3Settings } from '../../../server/assets/s3-blobs.ts'

/** An S3 store of a test's own, on loopback. */
export interface TestS3 {
  readonly settings: S3Settings
  end(): Promise<void>
}

const program = fileURLToPath(new URL('../../../node_modules/s3rver/bin/s3rver.js', import.meta.url))

/** Starts s3rver with an empty bucket. */
export async function startS3(): Promise<TestS3> {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-s3-'))
  // It takes a port itself: one that was free a moment ago may be another test's by now, and that would answer too.
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '-s', '--configure-bucket', 'assets']
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  const gone = once(child, 'exit')
  const endpoint = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = /listening on .*:(\d+)$/.exec(line)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    child.once('exit', (code) => reject(new Error(`s3rver ended with ${code}`)))
  })
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
