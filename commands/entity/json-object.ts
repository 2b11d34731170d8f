import { z } from 'zod'
import type { JsonObject } from '../../model/json.ts'

/** A component's value: any JSON object. */
export const JsonObjectSchema: z.ZodType<JsonObject> = z.record(z.string(), z.json())
