import type { z } from 'zod'
import {
  HistoryAnswer,
  type HistoryQuery,
  HistoryStateAnswer,
  type HistoryStateQuery,
} from '../../../protocol/http/history.ts'
import type { Route } from './route.ts'

/** Who has done what in a project and when, newest first. */
export const historyRoute: Route<Partial<z.infer<typeof HistoryQuery>>, z.infer<typeof HistoryAnswer>> = {
  method: 'GET',
  path: (query) =>
    `/api/project/history?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
  answer: HistoryAnswer,
}

/** The project as it was just after a line of its history. */
export const historyStateRoute: Route<
  z.infer<typeof HistoryStateQuery>,
  z.infer<typeof HistoryStateAnswer>
> = {
  method: 'GET',
  path: ({ projectId, at }) =>
    `/api/project/history/state?${new URLSearchParams({ projectId, at: String(at) })}`,
  answer: HistoryStateAnswer,
}
