import type { z } from 'zod'
import { SyncTicketAnswer, type SyncTicketRequest } from '../../../protocol/http/sync.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

/** A ticket into the room of a project, good once and for 30 seconds. */
export const syncTicketRoute: Route<z.input<typeof SyncTicketRequest>, z.infer<typeof SyncTicketAnswer>> = {
  method: 'POST',
  path: () => '/api/sync/ticket',
  send: jsonBody,
  answer: SyncTicketAnswer,
}
