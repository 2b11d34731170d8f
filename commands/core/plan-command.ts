import type * as Y from 'yjs'
import type { Project } from '../../model/project/project.ts'
import { type CheckedWrites, checkWrites } from './apply-writes.ts'
import type { CommandDefinition, Params, PlanContext, Refusal } from './define-command.ts'

/** A command that was looked through and can be applied. */
export interface PlannedCommand<Payload> extends CheckedWrites {
  readonly kind: 'planned'
  /** As its schema has read it. */
  readonly payload: Payload
  readonly params: Params
}

/** Parses a command and asks for its writes. Reads only, never throws; what it returns cannot fail any more. */
export function planCommand<Payload>(
  document: Y.Doc,
  project: Project,
  definition: CommandDefinition<string, Payload>,
  payload: unknown,
  context: PlanContext,
): PlannedCommand<Payload> | Refusal {
  const parsed = definition.payload.safeParse(payload)
  if (!parsed.success) return invalid
  const plan = definition.plan(project, parsed.data, context)
  if (plan.kind === 'rejected') return plan
  const checked = checkWrites(document, plan.writes)
  if (!checked) return invalid
  const { writes, changesAnything } = checked
  return { kind: 'planned', payload: parsed.data, params: plan.params, writes, changesAnything }
}

const invalid: Refusal = Object.freeze({
  kind: 'rejected',
  code: 'payload.invalid',
  params: Object.freeze({}),
})
