import * as Y from 'yjs'
import { isJsonObject } from '../../model/document/is-json-object.ts'
import { recordMap, rootMap } from '../../model/document/root-map.ts'
import type { RootName } from '../../model/document/root-name.ts'
import { sameJson } from '../../model/document/same-json.ts'
import type { Stamp } from '../../model/document/stamp.ts'
import { isStorable, storedJson } from '../../model/document/stored-json.ts'
import { commandRoom, type Room, sizeOf, toJson, wellFormed } from '../../model/document/to-json.ts'
import type { JsonValue } from '../../model/json.ts'
import { withLost } from './lost-places.ts'
import { ownWritingsOf } from './own-writings.ts'
import { captureText, textOf } from './text-engine.ts'
import type { RegisterStep, TextStep } from './undo-entry.ts'
import type { TextEdit, Write } from './write.ts'

/** What writes did, as the steps that revert it. */
export interface Effect {
  readonly registers: readonly RegisterStep[]
  readonly texts: readonly TextStep[]
}

/**
 * The same writes with JSON-normal values: they cannot fail any more. `undefined` when one could not be applied: no JSON, a record that is
 * missing or exists already, an edit outside its text; and when there is no `room` for all of them.
 */
export function checkWrites(
  document: Y.Doc,
  writes: readonly Write[],
  room: Room = commandRoom(),
): readonly Write[] | undefined {
  const earlier: Earlier = { created: undefined, lengths: undefined, room }
  const checked: Write[] = []
  for (const write of writes) {
    const one = checkWrite(write, recordMap(document, write.root, write.id), earlier)
    if (!one || room.left < 0) return undefined
    checked.push(one)
  }
  return checked
}

/**
 * Applies checked writes inside a transaction; a register that holds its value already is not written again. `stamp` marks the deletion that would undo a
 * creation; `lost` are the `lostPlaces` of what is written.
 */
export function applyWrites(
  transaction: Y.Transaction,
  writes: readonly Write[],
  stamp: Stamp,
  lost?: ReadonlySet<string>,
): Effect {
  const registers: RegisterStep[] = []
  let edited: Set<string> | undefined
  for (const write of writes) {
    if (write.op === 'text') {
      editText(transaction.doc, write.id, write.edits)
      edited ??= new Set()
      edited.add(write.id)
    } else if (write.op === 'create') registers.push(create(transaction.doc, write, stamp))
    else {
      const value = write.op === 'set' ? write.value : undefined
      const step = writeRegister(transaction.doc, write.root, write.id, write.key, value)
      if (step) registers.push(step)
    }
  }
  const texts = edited ? captureTexts(transaction, edited) : noTexts
  return { registers: lost ? withLost(registers, lost) : registers, texts }
}

const captureTexts = (transaction: Y.Transaction, edited: ReadonlySet<string>): readonly TextStep[] =>
  [...edited].flatMap((fileId) => captureText(transaction, fileId) ?? [])

const noTexts: readonly TextStep[] = Object.freeze([])

/** Sets or erases one register, unless it holds that already. */
export function writeRegister(
  document: Y.Doc,
  root: RootName,
  id: string | null,
  key: string,
  value: JsonValue | undefined,
): RegisterStep | undefined {
  const map = recordMap(document, root, id)
  if (!map) return undefined
  const before = storedJson(map.get(key))
  if (sameJson(before, value)) return undefined
  const own = ownWritingsOf(document)
  const from = own.versionIn(map, root, id, key)
  if (value === undefined) map.delete(key)
  else map.set(key, value)
  own.overwrite(root, id, key)
  return { root, id, key, before, after: value, from, to: own.versionIn(map, root, id, key) }
}

/** The value of a register; `undefined` when there is none. */
export function storedValue(
  document: Y.Doc,
  root: RootName,
  id: string | null,
  key: string,
): JsonValue | undefined {
  return storedJson(recordMap(document, root, id)?.get(key))
}

/** What earlier writes of the same list will have done. This is made for every command, and nearly none creates or types: not before one does. */
interface Earlier {
  created: Set<string> | undefined
  /** Of texts that they edit, by file. */
  lengths: Map<string, number> | undefined
  readonly room: Room
}

/** `map` is the record that is written to, where there is one. */
function checkWrite(write: Write, map: Y.Map<unknown> | undefined, earlier: Earlier): Write | undefined {
  const { room } = earlier
  const exists = map !== undefined || earlier.created?.has(recordKey(write)) === true
  switch (write.op) {
    case 'create': {
      if (exists || !write.id.isWellFormed()) return undefined
      earlier.created ??= new Set()
      earlier.created.add(recordKey(write))
      const values = toJson(write.values, room)
      room.left -= sizeOf(write.text ?? '')
      return isJsonObject(values) && Object.values(values).every(isStorable)
        ? { ...write, values }
        : undefined
    }
    case 'set': {
      const value = toJson(write.value, room)
      const { op, root, id, key } = write
      if (!exists || value === undefined || !isStorable(value) || !key.isWellFormed()) return undefined
      return { op, root, id, key, value }
    }
    case 'erase':
      return exists ? write : undefined
    case 'text': {
      const text = map?.get('text')
      if (!(text instanceof Y.Text)) return undefined
      const length = lengthAfter(write.edits, earlier.lengths?.get(write.id) ?? text.length)
      if (length === undefined) return undefined
      for (const { insert } of write.edits) room.left -= sizeOf(insert)
      earlier.lengths ??= new Map()
      earlier.lengths.set(write.id, length)
      return write
    }
  }
}

const recordKey = ({ root, id }: Write): string => `${root}/${id}`

/** `undefined` when an edit is not inside the text that the ones before it leave. */
function lengthAfter(edits: readonly TextEdit[], length: number): number | undefined {
  let current = length
  for (const { at, remove, insert } of edits) {
    if (at < 0 || remove < 0 || at + remove > current) return undefined
    current += insert.length - remove
  }
  return current
}

function create(document: Y.Doc, write: Extract<Write, { op: 'create' }>, stamp: Stamp): RegisterStep {
  const { root, id } = write
  const record = new Y.Map<unknown>(Object.entries(write.values))
  if (write.text !== undefined) record.set('text', new Y.Text(wellFormed(write.text)))
  rootMap(document, root).set(id, record)
  const deleted = Object.freeze({ t: stamp.t, c: stamp.c })
  return { root, id, key: 'del', before: deleted, after: undefined, to: null, isBirth: true }
}

function editText(document: Y.Doc, fileId: string, edits: readonly TextEdit[]): void {
  const text = textOf(document, fileId)
  for (const { at, remove, insert } of edits) {
    if (remove > 0) text?.delete(at, remove)
    if (insert !== '') text?.insert(at, wellFormed(insert))
  }
}
