import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestServer } from './test-server.ts'
import { until } from './until.ts'

const outboxOf = (server: TestServer): string => join(server.dataDir, 'outbox')

/** All letters of a server without a mail server, oldest first. */
export function lettersOf(server: TestServer): readonly string[] {
  try {
    const files = readdirSync(outboxOf(server)).filter((file) => file.endsWith('.eml'))
    return files.sort().map((file) => readFileSync(join(outboxOf(server), file), 'utf8'))
  } catch {
    return []
  }
}

/** Waits until `count` letters to an address have been written; answers them. */
export async function lettersTo(server: TestServer, address: string, count = 1): Promise<readonly string[]> {
  const found = () => lettersOf(server).filter((letter) => letter.includes(`To: ${address}\r\n`))
  await until(() => found().length >= count, `${count} letters to ${address}`)
  return found()
}

/** The newest code that was sent to an address. */
export async function codeFor(server: TestServer, address: string, count = 1): Promise<string> {
  const letters = await lettersTo(server, address, count)
  const codes = letters.flatMap((letter) => /^ {4}(\d{6})\r?$/m.exec(letter)?.[1] ?? [])
  return codes.at(-1) ?? ''
}
