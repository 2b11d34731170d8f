import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { bug, type PathModel } from './path-model.ts'

/** What happens, and where the machine is by then. */
export interface PathStep {
  readonly event: AnyEventObject
  readonly state: AnyMachineSnapshot
}

/** Moments that are looked at, at most: a model that needs more tells too many of them apart. */
const mostMoments = 20_000

/** Answers of the actors that are at work, and times that may run out. */
function ownEvents(model: PathModel, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  const answers = snapshot._nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) =>
      (model.answers?.[String(src)] ?? []).map((answer) => {
        const of = { src: String(src), answer, actorId: id }
        return answer === bug
          ? { type: `xstate.error.actor.${id}`, error: new Error('bug'), ...of }
          : { type: `xstate.done.actor.${id}`, output: answer, ...of }
      }),
    ),
  )
  const times = snapshot._nodes.flatMap((node) =>
    node.after.map(({ eventType, delay }) => ({ type: eventType, delay })),
  )
  return [...answers, ...times]
}

/** The shortest way to every moment, and from there one step in every direction: so each step of the machine is in some path. */
export function generatePaths(model: PathModel): readonly (readonly PathStep[])[] {
  const { machine, input, seen = (context) => context } = model
  const serializeState = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, seen(context)])
  const options = {
    input,
    limit: mostMoments,
    serializeState,
    serializeEvent: (event: AnyEventObject) =>
      JSON.stringify(event, (_, value) => (value instanceof Error ? 'bug' : value)),
    events: (snapshot: AnyMachineSnapshot) => [
      ...model.events(snapshot).filter((event) => snapshot.can(event)),
      ...ownEvents(model, snapshot),
    ],
  }
  const further = new Map<string, PathStep[]>()
  for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(machine, options))) {
    const from = serializeState(state)
    further.set(from, [...(further.get(from) ?? []), { event, state: nextState }])
  }
  return getShortestPaths(machine, options).flatMap(({ state, steps }): readonly (readonly PathStep[])[] => {
    const way = steps.filter(({ event }) => event.type !== 'xstate.init')
    const next = further.get(serializeState(state))
    return next ? next.map((step) => [...way, step]) : [way]
  })
}
