import type { z } from 'zod'
import { BinAnswer } from '../../../protocol/http/bin.ts'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import { ProjectAnswer } from '../../../protocol/http/project.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

interface ById {
  readonly id: string
}

/** Into the owner's bin. The answer takes half a second (spec 9). */
export const deleteProjectRoute: Route<ById, z.infer<typeof EmptyAnswer>> = {
  method: 'DELETE',
  path: () => '/api/project',
  send: jsonBody,
  answer: EmptyAnswer,
}

/** What one has deleted in the last 30 days. */
export const binRoute: Route<null, z.infer<typeof BinAnswer>> = {
  method: 'GET',
  path: () => '/api/project/bin',
  answer: BinAnswer,
}

/** Out of the bin; the answer says under which name. */
export const restoreProjectRoute: Route<ById, z.infer<typeof ProjectAnswer>> = {
  method: 'POST',
  path: () => '/api/project/bin/restore',
  send: jsonBody,
  answer: ProjectAnswer,
}

/** Out of the bin for good. */
export const removeFromBinRoute: Route<ById, z.infer<typeof EmptyAnswer>> = {
  method: 'DELETE',
  path: () => '/api/project/bin',
  send: jsonBody,
  answer: EmptyAnswer,
}
