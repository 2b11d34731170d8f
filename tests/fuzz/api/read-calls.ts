import { z } from 'zod'

/** A JSON schema as the server's own description of its calls holds it. */
export type Schema = Readonly<Record<string, unknown>>

const SchemaRecord = z.record(z.string(), z.unknown())
const Content = z.record(z.string(), z.object({ schema: SchemaRecord.optional() }))
const Operation = z.object({
  parameters: z
    .array(
      z.object({ in: z.string(), name: z.string(), required: z.boolean().optional(), schema: SchemaRecord }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })).default({}),
})
const Document = z.object({
  components: z.object({ schemas: z.record(z.string(), SchemaRecord) }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

/** A call as `/api/openapi.json` describes it. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly parameters: z.infer<typeof Operation>['parameters']
  readonly body: { readonly type: string; readonly schema: Schema } | undefined
  /** What answers must look like, by status or `4XX`; only those that the description shows. */
  readonly answers: ReadonlyMap<string, z.ZodType>
}

export interface Calls {
  readonly calls: readonly Call[]
  /** Follows a reference to a named schema. */
  resolve(schema: Schema): Schema
}

const prefix = '#/components/schemas/'

/** Reads the description of a running server. */
export function readCalls(description: unknown): Calls {
  const { paths, components } = Document.parse(description)
  const $defs = JSON.parse(JSON.stringify(components.schemas).replaceAll(prefix, '#/$defs/'))
  const answerOf = (schema: Schema): z.ZodType =>
    z.fromJSONSchema({ ...JSON.parse(JSON.stringify(schema).replaceAll(prefix, '#/$defs/')), $defs })
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]): Call => {
      const [body] = Object.entries(requestBody?.content ?? {})
      const answers = Object.entries(responses).flatMap(([status, { content }]) => {
        const schema = (content?.['application/json'] ?? content?.['application/problem+json'])?.schema
        return schema ? [[status, answerOf(schema)] as const] : []
      })
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        body: body && { type: body[0], schema: body[1].schema ?? {} },
        answers: new Map(answers),
      }
    }),
  )
  return {
    calls,
    resolve(schema) {
      const { $ref } = schema
      return typeof $ref === 'string' ? (components.schemas[$ref.slice(prefix.length)] ?? {}) : schema
    },
  }
}
