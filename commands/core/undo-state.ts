import * as Y from 'yjs'
import { z } from 'zod'
import { JsonValueSchema } from '../../model/document/json-schema.ts'
import { isRootName, type RootName } from '../../model/document/root-name.ts'
import { toJson } from '../../model/document/to-json.ts'
import type { JsonValue } from '../../model/json.ts'
import { Surface } from './surface.ts'
import { textOf } from './text-engine.ts'
import { holdsRanges, keepDeleted, toDeleteSet } from './transaction-ranges.ts'
import { freezeEntry, type SurfaceStacks, type UndoStacks } from './undo-stacks.ts'

const Range = z.tuple([z.int().min(0), z.int().min(0), z.int().min(1)]).readonly()
const Json = JsonValueSchema.transform((value): JsonValue | undefined => toJson(value))
const Root = z.custom<RootName>((value) => typeof value === 'string' && isRootName(value))

const Register = z
  .object({
    root: Root,
    id: z.string().nullable(),
    key: z.string(),
    before: Json.optional(),
    after: Json.optional(),
  })
  .transform(({ root, id, key, before, after }) => Object.freeze({ root, id, key, before, after }))

const Entry = z
  .object({
    commandId: z.string(),
    joined: z.array(z.string()).default([]),
    surface: Surface,
    lamport: z.int().min(0).default(0),
    label: z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
    registers: z.array(Register),
    texts: z.array(z.object({ fileId: z.string(), insertions: z.array(Range), deletions: z.array(Range) })),
  })
  .transform(freezeEntry)

/** A person's undo stacks as plain JSON, with what Yjs needs to go on reverting texts after a reload. */
export const UndoState = z.object({
  format: z.literal(1),
  lamport: z.int().min(0),
  stacks: z.array(z.object({ surface: Surface, undo: z.array(Entry), redo: z.array(Entry) })),
  /** Which deleted text became which new text by an undo: `[client, clock, length, newClient, newClock]`. */
  redone: z.array(z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]).readonly()),
})
export type UndoState = z.infer<typeof UndoState>

/** The stacks of a document as they are now. */
export function saveUndoState(document: Y.Doc, stacks: UndoStacks, lamport: number): UndoState {
  const surfaces = [...stacks.all()].map(([surface, { undo, redo }]) => ({
    surface,
    undo: [...undo],
    redo: [...redo],
  }))
  return {
    format: 1,
    lamport,
    stacks: surfaces,
    redone: [...filesOf(surfaces)].flatMap((fileId) => redoneOf(textOf(document, fileId))),
  }
}

/**
 * Puts stacks back into a freshly loaded document, before `OpeningDocument.loaded`. False when they are damaged; then nothing
 * is changed. Edits that the document lacks (they were not stored, or come later from another tab) do not matter to the rest.
 */
export function restoreUndoState(document: Y.Doc, stacks: UndoStacks, saved: unknown): saved is UndoState {
  const parsed = UndoState.safeParse(saved)
  if (!parsed.success) return false
  const state = parsed.data
  document.transact((transaction) => {
    for (const [client, clock, length, newClient, newClock] of state.redone) {
      const from = [client, clock, length] as const
      if (!holdsRanges(document, [from, [newClient, newClock, length]])) continue
      Y.iterateDeletedStructs(transaction, toDeleteSet([from]), (struct) => {
        if (!(struct instanceof Y.Item)) return
        struct.redone = Y.createID(newClient, newClock + (struct.id.clock - clock))
        struct.keep = true
      })
    }
    for (const { undo, redo } of state.stacks)
      for (const { texts } of [...undo, ...redo])
        for (const { fileId, deletions } of texts) {
          const text = textOf(document, fileId)
          if (text && holdsRanges(document, deletions)) keepDeleted(transaction, deletions, text)
        }
  })
  stacks.replace(
    state.stacks.map(({ surface, undo, redo }): [Surface, SurfaceStacks] => [surface, { undo, redo }]),
  )
  return true
}

function filesOf(stacks: readonly SurfaceStacks[]): ReadonlySet<string> {
  const entries = stacks.flatMap(({ undo, redo }) => [...undo, ...redo])
  return new Set(entries.flatMap(({ texts }) => texts.map(({ fileId }) => fileId)))
}

function redoneOf(text: Y.Text | undefined): UndoState['redone'] {
  const redone: UndoState['redone'] = []
  for (let item = text?._start ?? null; item; item = item.right)
    if (item.redone)
      redone.push([item.id.client, item.id.clock, item.length, item.redone.client, item.redone.clock])
  return redone
}
