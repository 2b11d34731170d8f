import type { z } from 'zod'
import type { Records } from '../../model/document/records.ts'
import type { Project } from '../../model/project/project.ts'
import type { RejectionCode } from '../../model/rejections/rejections.ts'
import type { Surface } from './surface.ts'
import type { Write } from './write.ts'

export type Params = Readonly<Record<string, string | number>>

/** A translation key of `src/i18n` and the names that are filled in. */
export interface Label {
  readonly key: string
  readonly params: Params
}

/** Why a command must not happen. */
export interface Refusal {
  readonly kind: 'rejected'
  readonly code: RejectionCode
  readonly params: Params
}

/** What a command would do to the project: writes (none = nothing to do), or why it must not happen. */
export type Plan =
  | { readonly kind: 'writes'; readonly writes: readonly Write[]; readonly params: Params }
  | Refusal

/** Facts of the moment, so that a plan never asks a clock or for randomness. */
export interface PlanContext {
  readonly at: number
  readonly actor: string
  readonly lamport: number
  /** What is stored, for what the project does not show (order keys, blocks). */
  readonly records: Records
}

/** All that there is to a command: what it is called, what it takes, what it writes and what its undo is part of. */
export interface CommandDefinition<Type extends string = string, Payload = never> {
  readonly type: Type
  readonly version: number
  /** Words for undo and history in `src/i18n`: 'move Tree' in 'Undid: move Tree'. */
  readonly label: `command.${Type}`
  readonly payload: z.ZodType<Payload>
  /** Reads only. The same project and payload always give the same plan. */
  plan(project: Project, payload: Payload, context: PlanContext): Plan
  /** Which surface's undo the command belongs to. */
  surface(payload: Payload): Surface
  /** Commands with equal keys in a row become one undo step until the run ends (500 ms, blur, another command). */
  mergeKey?(payload: Payload): string
  /** False for what happens beside a person's work (a course step is done, a file was stored): no undo step, and redo stays. */
  readonly undoable?: false
}

/** Names a command's payload and type for inference; adds nothing at run time. */
export function defineCommand<const Type extends string, Payload>(
  definition: CommandDefinition<Type, Payload>,
): CommandDefinition<Type, Payload> {
  return definition
}

/** What a command answers instead of writes; `params` fill the sentence of `code`. */
export const reject = (code: RejectionCode, params: Params = {}): Refusal => ({
  kind: 'rejected',
  code,
  params,
})

/** `params` fill the command's label in the history ('Moved Tree'). */
export const writes = (list: readonly Write[], params: Params = {}): Plan => ({
  kind: 'writes',
  writes: list,
  params,
})
