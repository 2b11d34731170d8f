import { z } from 'zod'
import { isDeleted } from '../../model/document/is-deleted.ts'
import { limits } from '../../model/document/limits.ts'
import type { Records } from '../../model/document/records.ts'
import type { RootName } from '../../model/document/root-name.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import { EntityId, FileId, isEntityId } from '../../model/ids.ts'
import type { JsonValue } from '../../model/json.ts'
import { isProtectedKind } from '../../model/project/entity-record.ts'
import type { Project } from '../../model/project/project.ts'
import { isStill, renewClaim } from '../core/claims.ts'
import { defineCommand, type Refusal, reject, writes } from '../core/define-command.ts'
import { isPlaceRegister } from '../core/place-registers.ts'
import type { Surface } from '../core/surface.ts'
import type { Write } from '../core/write.ts'
import { freeKinds } from './free-kinds.ts'
import { isWhole } from './needed-registers.ts'
import { isRestorableRecord } from './restorable-value.ts'
import { RestoredRecord, RestoredText } from './restored-record.ts'

const About = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('project') }),
  z.strictObject({ kind: z.literal('entity'), id: EntityId }),
  z.strictObject({ kind: z.literal('file'), id: FileId }),
])
/** What is brought back: everything, one thing with what was inside it, or one tab. */
export type RestoredAbout = z.infer<typeof About>

const Payload = z.strictObject({
  about: About,
  records: z.array(RestoredRecord),
  texts: z.array(RestoredText).max(limits.commandTargets),
})
/** Everything in which a moment of the past differs from now (`momentDifference`): plain data, so that it replays exactly. */
export type ProjectRestoration = z.infer<typeof Payload>

/**
 * Makes the project, a thing or a tab what it was at a moment of the past. It is an edit like any other: one step of undo, and
 * nothing of what came since is lost from the history.
 */
export const restoreProject = defineCommand({
  type: 'project.restore',
  version: 1,
  label: 'command.project.restore',
  payload: Payload,
  surface: ({ about }): Surface => {
    if (about.kind === 'project') return 'everything'
    return about.kind === 'file' ? `file:${about.id}` : 'scene'
  },
  plan(project, { about, records, texts }, { records: stored, lamport, actor }) {
    if (records.length > limits.restoredRecords) return reject('restore.too-large')
    if (!records.every((record) => isRestorableRecord(stored, record))) return reject('payload.invalid')
    const own = about.kind === 'project' ? undefined : records.find(({ id }) => id === about.id)
    const refusal = whyNotBack(project, stored, about, own) ?? whyKept(project, about, records)
    if (refusal) return refusal
    const stamp = { t: lamport, c: actor }
    const isFree = freeKinds(stored)
    const list: Write[] = records.flatMap((record) => recordWrites(stored, record, stamp, isFree))
    if (texts.some(({ fileId }) => !stored.textShape(fileId))) return reject('file.missing')
    for (const { fileId, edits } of texts) list.push({ op: 'text', root: 'files', id: fileId, edits })
    if (about.kind === 'project') return writes(list)
    const wanted =
      own?.set.find(([key]) => key === 'name')?.[1] ?? (own && stored.value(own.root, about.id, 'name'))
    const shown = about.kind === 'file' ? project.file(about.id) : project.entity(about.id)
    const name = typeof wanted === 'string' ? wanted : (shown?.name ?? '')
    return writes(list, { name, context: about.kind })
  },
})

/** Why a tab or a thing cannot come back by itself: its scene is gone. `own`: what is to be written of it. */
function whyNotBack(
  project: Project,
  stored: Records,
  about: RestoredAbout,
  own: RestoredRecord | undefined,
): Refusal | undefined {
  if (about.kind === 'project') return undefined
  const there = about.kind === 'entity' ? project.entity(about.id) : undefined
  const sceneId =
    about.kind === 'entity'
      ? (own?.root.slice('ents:'.length) ?? there?.sceneId)
      : (own?.set.find(([key]) => key === 'scene')?.[1] ?? stored.value('files', about.id, 'scene'))
  return project.scenes.some(({ id }) => id === sceneId) ? undefined : reject('restore.scene-missing')
}

/** Why a thing cannot be what it was: somebody has locked it, or what would be changed inside it. */
function whyKept(
  project: Project,
  about: RestoredAbout,
  records: readonly RestoredRecord[],
): Refusal | undefined {
  if (about.kind !== 'entity') return undefined
  for (const id of [about.id, ...records.map((record) => record.id)]) {
    const entity = id !== null && isEntityId(id) ? project.entity(id) : undefined
    if (entity?.isLocked) return reject('entity.locked', { name: entity.name })
  }
  return undefined
}

function recordWrites(
  stored: Records,
  restored: RestoredRecord,
  stamp: Stamp,
  isFree: (root: RootName, kind: string) => boolean,
): readonly Write[] {
  const { root, id, erase, text } = restored
  const set = restored.set.flatMap(([key, value]): [string, JsonValue][] => {
    const renewed = isPlaceRegister({ root, id, key }) ? renewClaim(value, stamp.t) : value
    return renewed === undefined ? [] : [[key, renewed]]
  })
  if (id !== null && !stored.has(root, id)) {
    const values = Object.fromEntries(set)
    if (restored.isDeleted === true || !isWhole(root, new Set(Object.keys(values)))) return []
    if (typeof values.kind === 'string' && !isFree(root, values.kind)) return []
    const isScript = root === 'files' && values.kind === 'js'
    return [{ op: 'create', root, id, values, ...(isScript && { text: text ?? '' }) }]
  }
  const record = stored.record(root, id) ?? {}
  const list: Write[] = set
    .filter(([key, value]) => key !== 'born' && !isStill(value, record[key]))
    .map(([key, value]) => ({ op: 'set', root, id, key, value }))
  for (const key of erase) if (record[key] !== undefined) list.push({ op: 'erase', root, id, key })
  if (restored.isDeleted === false && record.del !== undefined)
    list.push({ op: 'erase', root, id, key: 'del' })
  const isKept = typeof record.kind === 'string' && isProtectedKind(record.kind)
  if (restored.isDeleted === true && !isDeleted(record) && !isKept)
    list.push({ op: 'set', root, id, key: 'del', value: { ...stamp } })
  return list
}
