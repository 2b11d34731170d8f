import { z } from 'zod'
import type { EntityId } from '../../model/ids.ts'
import { RunStep } from '../../protocol/frame/run-input.ts'

export type InputLog =
  | { readonly ok: true; readonly inputs: readonly RunStep[] }
  | { readonly ok: false; readonly why: string }

const Log = z.array(z.tuple([z.int().min(1), z.array(z.record(z.string(), z.unknown()))]))

/**
 * What a person does in a run, of a text: JSON `[[step, [input, …]], …]`, steps of 1/60 s from 1, inputs as in `RunInput`. Where an input
 * names a thing (`entityId`), the name that it has in the scene will do; `idOf` finds its id.
 */
export function readInputLog(text: string, idOf: (name: string) => EntityId | undefined): InputLog {
  const json = jsonOf(text)
  if (json === undefined) return { ok: false, why: 'The input log is no JSON.' }
  const log = Log.safeParse(json)
  if (!log.success) return { ok: false, why: 'An input log looks like [[step, [input, …]], …].' }
  const inputs: RunStep[] = []
  for (const [step, given] of log.data) {
    const named = given.map((input) => {
      const { entityId } = input
      return typeof entityId === 'string' ? { ...input, entityId: idOf(entityId) ?? entityId } : input
    })
    const read = RunStep.safeParse([step, named])
    if (!read.success) return { ok: false, why: `Step ${step} of the input log is not understood.` }
    inputs.push(read.data)
  }
  return { ok: true, inputs }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
