import type * as Y from 'yjs'
import type { z } from 'zod'
import { commandRoom } from '../../model/document/to-json.ts'
import type { Project } from '../../model/project/project.ts'
import type { RejectionCode } from '../../model/rejections/rejections.ts'
import { checkWrites } from './apply-writes.ts'
import {
  type CommandDefinition,
  type Params,
  type PlanContext,
  type Refusal,
  reject,
} from './define-command.ts'
import { faultInTexts } from './text-fault.ts'
import { withStandIns } from './with-stand-ins.ts'
import type { Write } from './write.ts'

/** A command that was looked through and can be applied. */
export interface PlannedCommand<Payload> {
  readonly kind: 'planned'
  /** As its schema has read it. */
  readonly payload: Payload
  readonly params: Params
  /** Checked; none of them changes anything where all is so already. */
  readonly writes: readonly Write[]
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
  if (!parsed.success) return refusalOf(parsed.error)
  const plan = definition.plan(project, parsed.data, context)
  if (plan.kind === 'rejected') return plan
  const fault = faultInTexts(context.records, plan.writes)
  if (fault) return fault
  const room = commandRoom()
  const writes = checkWrites(document, withStandIns(context.records, plan.writes), room)
  if (!writes) return room.left < 0 ? reject('change.too-large') : invalid
  return { kind: 'planned', payload: parsed.data, params: plan.params, writes }
}

const invalid: Refusal = Object.freeze({
  kind: 'rejected',
  code: 'payload.invalid',
  params: Object.freeze({}),
})

/** Fields that a person types, and what to say when one of them is too long. */
const tooLong: ReadonlyMap<unknown, RejectionCode> = new Map([
  ['name', 'name.too-long'],
  ['displayName', 'name.too-long'],
  ['fileName', 'name.too-long'],
  ['description', 'text.too-long'],
  ['credit', 'text.too-long'],
  ['text', 'text.too-long'],
  ['insert', 'text.too-long'],
])

function refusalOf({ issues }: z.ZodError): Refusal {
  for (const issue of issues) {
    const code = issue.code === 'too_big' && issue.origin === 'string' && tooLong.get(issue.path.at(-1))
    if (code) return { kind: 'rejected', code, params: { max: Number(issue.maximum) } }
  }
  return invalid
}
