import type { StagedProject } from './stage.ts'

/** How a route is asked rightly, so that only who asks decides the answer. `path` is the route's own unless it holds parameters. */
export interface MatrixRequest {
  readonly path?: string
  readonly body?: object | FormData
}

/** By route. A GET without parameters needs no line. */
export type Requests = Readonly<Record<string, (project: StagedProject) => MatrixRequest>>
