import { z } from 'zod'
import { ProjectId } from '../../model/ids.ts'

/** POST /api/sync/ticket. */
export const SyncTicketRequest = z.object({ projectId: ProjectId })

/** A ticket lets this login into the room of that project once, within 30 seconds. */
export const SyncTicketAnswer = z.object({ ticket: z.string() })
