import type { EventsQuestion } from '../../protocol/http/statistics.ts'
import type { EventFilter, EventSelection } from '../storage/ports/statistics.ts'

/** The named events of a question in their order; its course holds for all of them. */
export function selectionsOf({ events, hoc }: EventsQuestion): readonly EventSelection[] {
  const ofCourse: readonly EventFilter[] = hoc ? [{ key: 'hoc', op: 'is', values: [hoc] }] : []
  return Object.keys(events)
    .sort((one, other) => Number(one.slice('event'.length)) - Number(other.slice('event'.length)))
    .flatMap((name) => events[name] ?? [])
    .map(({ event_type, filters }) => ({
      type: event_type,
      filters: [
        ...filters.map(({ subprop_key, subprop_op, subprop_value }) => ({
          key: subprop_key,
          op: subprop_op,
          values: subprop_value,
        })),
        ...ofCourse,
      ],
    }))
}
