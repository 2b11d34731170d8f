import type { JournalEvent } from './journal-entry.ts'

/** What the lines of a recording so far lead one to expect of the next. */
export interface LineContext {
  /** Milliseconds: of the last entry that has a time. */
  readonly at: number
  readonly actor: string
  readonly lamport: number
  /** Of the last command. */
  readonly commandId: string
}

/** Before the first entry of a recording whose base had seen `lamport`. */
export const firstContext = (lamport: number): LineContext => ({ at: 0, actor: '', lamport, commandId: '' })

/** After `event`. */
export function afterEvent(before: LineContext, event: JournalEvent): LineContext {
  if (event.kind === 'command') {
    const { id, at, actor, lamport } = event.command
    return { at, actor, lamport, commandId: id }
  }
  return {
    ...before,
    ...('at' in event && { at: event.at }),
    ...('lamport' in event && { lamport: event.lamport }),
  }
}

/** The id that follows when somebody counts; `undefined` when the last one does not end in a number. */
export function nextId(id: string): string | undefined {
  const [, stem, count] = /^(.*?)([1-9]\d{0,9})$/.exec(id) ?? []
  return stem === undefined ? undefined : `${stem}${Number(count) + 1}`
}
