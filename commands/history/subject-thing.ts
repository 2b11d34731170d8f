import { isJsonObject } from '../../model/document/is-json-object.ts'
import { entitiesRoot } from '../../model/document/root-name.ts'
import type { JsonObject } from '../../model/json.ts'
import { entityRegisters } from '../../model/project/entity-record.ts'
import type { HistoryTarget } from './history-line.ts'
import type { HistoryThing } from './history-thing.ts'
import type { Moment } from './moment.ts'

/** The first thing of a scene that a line is about; `undefined` where there is none. */
export function subjectThing(
  { project, records }: Moment,
  targets: readonly HistoryTarget[],
): HistoryThing | undefined {
  const target = targets.find((one) => one.startsWith('entity:'))
  if (target === undefined) return undefined
  const id = target.slice('entity:'.length)
  const home = project.homesOf(id).find((sceneId) => records.has(entitiesRoot(sceneId), id))
  const record = home && records.record(entitiesRoot(home), id)
  if (!record || typeof record.kind !== 'string') return undefined
  const components: Record<string, JsonObject> = {}
  for (const [key, value] of Object.entries(record))
    if (!entityRegisters.has(key) && isJsonObject(value)) components[key] = value
  return { kind: record.kind, components }
}
