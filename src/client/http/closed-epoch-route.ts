import type { z } from 'zod'
import { ClosedEpochAnswer } from '../../../protocol/http/closed-epoch.ts'
import type { Route } from './route.ts'

/** How a project ended an epoch; 'project.epoch-missing' when it has not. */
export const closedEpochRoute: Route<
  { readonly projectId: string; readonly epoch: number },
  z.infer<typeof ClosedEpochAnswer>
> = {
  method: 'GET',
  path: ({ projectId, epoch }) =>
    `/api/project/closed-epoch?${new URLSearchParams({ projectId, epoch: String(epoch) })}`,
  answer: ClosedEpochAnswer,
}
