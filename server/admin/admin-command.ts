import type { Settings } from '../settings/settings.ts'
import type { Storage } from '../storage/storage.ts'

/** What a command of the server's command line works with. */
export interface AdminTools {
  readonly settings: Settings
  /** Of this program. */
  readonly version: string
  /** Opens the stored data at the first call; a running server may have it open too. It is closed after the command. */
  storage(): Promise<Storage>
  /** Milliseconds since 1970. */
  now(): number
  /** Writes a line for the person at the terminal. */
  say(line: string): void
}

/** What came of a command; a refusal is one line, and the exit code is 1 then. */
export type AdminOutcome = { readonly ok: true } | { readonly ok: false; readonly because: string }

/** One command of `npm run admin -- …`. */
export interface AdminCommand {
  readonly name: string
  /** Its words after the name, as the help shows them. */
  readonly usage: string
  readonly meaning: string
  /** Whether it begins without anything stored. */
  readonly needsNoData?: boolean
  run(words: readonly string[], tools: AdminTools): Promise<AdminOutcome>
}
