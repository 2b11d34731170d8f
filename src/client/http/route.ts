import type { ZodType } from 'zod'

/** What one call sends: made from its input by its route. */
export interface CallBody {
  readonly body: BodyInit
  /** Left out for multipart, whose boundary only the browser knows. */
  readonly contentType?: string
}

/** One call of the server: where it goes, what it sends, and the shape that its answer must have. */
export interface Route<Input, Data> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: (input: Input) => string
  readonly send?: (input: Input) => CallBody
  readonly answer: ZodType<Data>
}
