import type { RootName } from '../../model/document/root-name.ts'
import { FileId } from '../../model/ids.ts'
import type { Verdict } from '../core/command-bus.ts'
import type { SessionBus } from '../core/session-bus.ts'
import { editText } from '../file/edit-text.ts'
import type { Moment } from '../history/moment.ts'
import { recordDifference } from '../history/record-difference.ts'
import { textDifference } from '../history/text-difference.ts'
import { restoreProject } from '../project/restore-project.ts'
import { isRestorableRoot, type RestoredRecord, type RestoredText } from '../project/restored-record.ts'
import { homelessIn } from './homeless.ts'

/** Ids of changed records by their root, keys for a flat one. */
export type Changes = ReadonlyMap<RootName, ReadonlySet<string>>

/** A command that was run, by its type, and what became of it. */
export interface RunAgain {
  readonly type: string
  readonly verdict: Verdict
}

/**
 * Makes the changed records of `now`, the document of `bus`, what they are in `wanted`: as one command, or where that is refused in pieces, so that
 * what cannot come along leaves nothing else behind.
 */
export function netEffect(
  bus: SessionBus,
  wanted: Moment,
  now: Moment,
  changes: Changes,
): readonly RunAgain[] {
  const isHomeless = homelessIn(wanted, now)
  const records = [...changes].flatMap(([root, ids]) => {
    if (!isRestorableRoot(root)) return []
    if (root === 'meta') return recordDifference(wanted, now, root, null) ?? []
    return [...ids].flatMap((id) =>
      isHomeless(root, id) ? [] : (recordDifference(wanted, now, root, id) ?? []),
    )
  })
  const texts = [...(changes.get('files') ?? [])].flatMap((id) => textOf(wanted, now, id))
  const [typed] = texts
  const fileId = FileId.safeParse(typed?.fileId)
  if (records.length === 0 && texts.length === 1 && typed && fileId.success) {
    const verdict = bus.execute(editText, { fileId: fileId.data, edits: typed.edits })
    return [{ type: editText.type, verdict }]
  }
  if (records.length + texts.length > 0) return restore(bus, records, texts)
  const { type } = restoreProject
  // The steps of a course are no part of what is built, so no command brings them back but the one that did them.
  if (changes.has('progress')) return [{ type, verdict: { ok: false, code: 'payload.invalid', params: {} } }]
  return [{ type, verdict: { ok: true, changed: false } }]
}

/** Restores all at once, else one half after the other. */
function restore(
  bus: SessionBus,
  records: readonly RestoredRecord[],
  texts: readonly RestoredText[],
): readonly RunAgain[] {
  const verdict = bus.execute(restoreProject, {
    about: { kind: 'project' },
    records: [...records],
    texts: [...texts],
  })
  if (verdict.ok || records.length + texts.length === 1) return [{ type: restoreProject.type, verdict }]
  if (records.length > 0 && texts.length > 0)
    return [...restore(bus, records, []), ...restore(bus, [], texts)]
  const half = (list: { readonly length: number }) => Math.ceil(list.length / 2)
  return [
    ...restore(bus, records.slice(0, half(records)), texts.slice(0, half(texts))),
    ...restore(bus, records.slice(half(records)), texts.slice(half(texts))),
  ]
}

function textOf(wanted: Moment, now: Moment, fileId: string): readonly RestoredText[] {
  const [after, before] = [wanted.records.text(fileId), now.records.text(fileId)]
  if (after === undefined || before === undefined) return []
  const edits = [...textDifference(before, after)]
  return edits.length > 0 ? [{ fileId, edits }] : []
}
