import type { FileId } from '../../../model/ids.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'

export interface ConsoleLine {
  readonly fileId: FileId | null
  readonly text: string
}

export interface ConsoleContent {
  readonly errors: readonly ScriptError[]
  readonly lines: readonly ConsoleLine[]
}

/** What the last run said (spec S23). Emptied by the next Run. */
export interface ConsoleStore {
  get(): ConsoleContent
  subscribe(listener: () => void): () => void
  appendErrors(errors: readonly ScriptError[]): void
  appendLine(line: ConsoleLine): void
  emptyErrors(): void
  /** Forgets errors and lines. */
  clear(): void
}

/** Older lines go when a program talks without end. */
const mostLines = 500
const mostErrors = 50

const nothing: ConsoleContent = { errors: [], lines: [] }

const isSame = (a: ScriptError, b: ScriptError) =>
  a.fileId === b.fileId && a.line === b.line && a.column === b.column && a.code === b.code

/** Makes an empty console. The same error at the same place is kept once. */
export function createConsoleStore(): ConsoleStore {
  let content = nothing
  const listeners = new Set<() => void>()
  const put = (next: ConsoleContent) => {
    if (next === content) return
    content = next
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => content,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    appendErrors(errors) {
      const fresh = errors.filter((error) => !content.errors.some((known) => isSame(known, error)))
      if (fresh.length > 0) put({ ...content, errors: [...content.errors, ...fresh].slice(0, mostErrors) })
    },
    appendLine(line) {
      put({ ...content, lines: [...content.lines, line].slice(-mostLines) })
    },
    emptyErrors() {
      if (content.errors.length > 0) put({ ...content, errors: [] })
    },
    clear() {
      put(nothing)
    },
  }
}
