import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'
import { Label } from '../sync/client-message.ts'

const LineId = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Lines that one answer may have. */
const maxLines = 200

/** GET /api/project/history: `before` is the id of the last line that is known; `by` is a username. */
export const HistoryQuery = z.object({
  projectId: ProjectId,
  before: LineId.optional(),
  by: z.string().max(30).optional(),
  limit: z.coerce.number().int().min(1).max(maxLines).default(50),
})

/** One stored change. */
export const HistoryLine = z.object({
  id: z.number(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** `null`: the account is gone. */
  actor: z.object({ username: z.string(), name: z.string() }).nullable(),
  /** Type of the command; `null` when a change came without one. */
  type: z.string().nullable(),
  label: Label.nullable(),
})

export const HistoryAnswer = z.object({
  /** Newest first. */
  lines: z.array(HistoryLine),
  /** Moments of the time before the oldest line; whole states without lines between them. Newest first. */
  moments: z.array(z.object({ id: z.number(), at: z.number() })),
  /** `before` for the next page; `null` on the last. */
  next: z.number().nullable(),
})

/** GET /api/project/history/state: `at` is the id of a line or moment. */
export const HistoryStateQuery = z.object({ projectId: ProjectId, at: LineId })

export const HistoryStateAnswer = z.object({
  /** The whole document as it was just after that line (Yjs update v2, base64). */
  document: z.base64(),
})
