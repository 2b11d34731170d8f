import type * as Y from 'yjs'
import { z } from 'zod'
import { JsonValueSchema } from '../../model/document/json-schema.ts'
import { recordsOf } from '../../model/document/records.ts'
import { isRootName, type RootName } from '../../model/document/root-name.ts'
import { tabsByScene } from '../../model/document/tabs-by-scene.ts'
import { toJson } from '../../model/document/to-json.ts'
import type { JsonValue } from '../../model/json.ts'
import { birthsOf } from './births-of.ts'
import { ownWritingsOf } from './own-writings.ts'
import { redoneOf } from './redone-of.ts'
import { canAllBe, RedoneTexts, restoreRedone } from './redone-texts.ts'
import { Surface } from './surface.ts'
import { textOf } from './text-engine.ts'
import { holdsRanges, keepDeleted } from './transaction-ranges.ts'
import type { UndoEntry } from './undo-entry.ts'
import type { SurfaceStacks, UndoStacks } from './undo-stacks.ts'

const Range = z.tuple([z.int().min(0), z.int().min(0), z.int().min(1)]).readonly()
const Ranges = z.array(Range).readonly()
const Writing = z.tuple([z.int().min(0), z.int().min(0)]).readonly()
const Json = JsonValueSchema.transform((value): JsonValue | undefined => toJson(value))
const Root = z.custom<RootName>((value) => typeof value === 'string' && isRootName(value))

const Register = z
  .object({
    root: Root,
    id: z.string().nullable(),
    key: z.string(),
    before: Json.optional(),
    after: Json.optional(),
    from: Writing.nullable().exactOptional(),
    to: Writing.nullable().exactOptional(),
    isBirth: z.literal(true).exactOptional(),
    isLost: z.literal(true).exactOptional(),
  })
  .transform(({ before, after, ...step }) => ({ ...step, before, after }))

const Step = z.object({
  commandId: z.string(),
  joined: z.array(z.string()).readonly().default([]),
  surface: Surface,
  lamport: z.int().min(0).default(0),
  made: z.int().min(0).exactOptional(),
  turned: z.int().min(0).exactOptional(),
  label: z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
  registers: z.array(Register).readonly(),
  texts: z.array(z.object({ fileId: z.string(), insertions: Ranges, deletions: Ranges })).readonly(),
})

/** Steps of before places kept their time do not say when they were made, nor when they were undone. */
const Done = Step.transform(
  ({ turned: _turned, ...step }): UndoEntry => ({ ...step, made: step.made ?? step.lamport }),
)
const Undone = Step.transform(
  (step): UndoEntry => ({ ...step, made: step.made ?? step.lamport, turned: step.turned ?? step.lamport }),
)

/** A person's undo stacks as plain JSON, with what Yjs needs to go on reverting texts after a reload. */
export const UndoState = z.object({
  format: z.literal(1),
  lamport: z.int().min(0),
  stacks: z.array(z.object({ surface: Surface, undo: z.array(Done), redo: z.array(Undone) })),
  redone: RedoneTexts.refine(canAllBe),
  /** The Yjs clients under which the person wrote. */
  clients: z.array(z.int().min(0)).default([]),
  /** What of others' writings an undo has put back, which counts as theirs (`OwnWritings`). */
  restored: z
    .array(
      z.object({ root: Root, id: z.string().nullable(), key: z.string(), item: Writing, stands: Writing }),
    )
    .default([]),
})
export type UndoState = z.infer<typeof UndoState>

/** The stacks of a document as they are now. */
export function saveUndoState(document: Y.Doc, stacks: UndoStacks, lamport: number): UndoState {
  const surfaces = [...stacks.all()].map(([surface, { undo, redo }]) => ({
    surface,
    undo: [...undo],
    redo: [...redo],
  }))
  const entries = surfaces.flatMap(({ undo, redo }) => [...undo, ...redo])
  const texts = entries.flatMap((entry) => entry.texts)
  const own = ownWritingsOf(document)
  return {
    format: 1,
    lamport,
    stacks: surfaces,
    ...own.save(),
    redone: redoneOf(document, texts, tabsMadeBy(document, entries), own.isStranger),
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
    restoreRedone(transaction, state.redone)
    for (const { undo, redo } of state.stacks)
      for (const { texts } of [...undo, ...redo])
        for (const { fileId, deletions } of texts) {
          const text = textOf(document, fileId)
          if (text && holdsRanges(document, deletions)) keepDeleted(transaction, deletions, text)
        }
  })
  ownWritingsOf(document).load(state)
  stacks.replace(
    state.stacks.map(({ surface, undo, redo }): [Surface, SurfaceStacks] => [surface, { undo, redo }]),
  )
  return true
}

/** The tabs that steps made, alone or with their scene. */
function tabsMadeBy(document: Y.Doc, entries: readonly UndoEntry[]): ReadonlySet<string> {
  const born = entries.flatMap(birthsOf)
  const idsOf = (root: RootName) => born.flatMap((step) => (step.root === root ? (step.id ?? []) : []))
  const scenes = new Set(idsOf('scenes'))
  const tabs = scenes.size > 0 ? tabsByScene(recordsOf(document)) : new Map<string, readonly string[]>()
  return new Set([...idsOf('files'), ...[...scenes].flatMap((sceneId) => tabs.get(sceneId) ?? [])])
}
