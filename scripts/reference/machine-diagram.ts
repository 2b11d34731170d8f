import type { AnyStateMachine } from 'xstate'

type Node = AnyStateMachine['root']
type Transition = Node['transitions'] extends ReadonlyMap<string, readonly (infer One)[]> ? One : never

const indent = (depth: number): string => '  '.repeat(depth)

/** Stands for every state, where a whole machine goes somewhere. */
const anywhere = 'in_any_state'

/** A name that mermaid takes: `alive.calm` is `alive_calm`. */
const nameOf = (node: Node): string => node.path.join('_')

/** What happens, in words: `open answers` and `open fails` of an actor, `after load` of a time. */
function eventName(type: string, actors: ReadonlyMap<string, string>): string {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (id !== undefined) return `${actors.get(id) ?? id} ${outcome === 'done' ? 'answers' : 'fails'}`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return delay === undefined ? type : `after ${delay}`
}

/** Which of several ways it takes: the name of its condition, or its place among those without one. */
function condition({ guard }: Transition, place: number, count: number): string {
  if (guard === undefined) return count > 1 ? ' [else]' : ''
  if (typeof guard === 'string') return ` [${guard}]`
  if (typeof guard === 'object' && 'type' in guard) return ` [${String(guard.type)}]`
  return count > 2 ? ` [if ${place + 1}]` : ' [if so]'
}

function arrowsOf(node: Node, actors: ReadonlyMap<string, string>): readonly string[] {
  const groups = [...node.transitions.entries(), ['', node.always ?? []] as const]
  return groups.flatMap(([type, transitions]) =>
    transitions.flatMap((transition, place) => {
      const event = type === '' ? 'at once' : eventName(type, actors)
      const words = `${event}${condition(transition, place, transitions.length)}`
      const targets = transition.target ?? []
      // What a whole machine takes anywhere without leaving is said below its diagram.
      if (targets.length === 0)
        return node.path.length === 0 ? [] : [`${nameOf(node)} --> ${nameOf(node)}: ${words}`]
      return targets.map(
        (target) => `${node.path.length === 0 ? anywhere : nameOf(node)} --> ${nameOf(target)}: ${words}`,
      )
    }),
  )
}

function drawn(node: Node, depth: number): readonly string[] {
  const children = Object.values(node.states)
  const first = node.initial?.target?.[0]
  return [
    ...(first ? [`${indent(depth)}[*] --> ${nameOf(first)}`] : []),
    ...children.flatMap((child) => {
      const label = `${indent(depth)}state "${child.key}" as ${nameOf(child)}`
      const inner = Object.keys(child.states).length > 0
      const end = child.type === 'final' ? [`${indent(depth)}${nameOf(child)} --> [*]`] : []
      return inner ? [`${label} {`, ...drawn(child, depth + 1), `${indent(depth)}}`] : [label, ...end]
    }),
  ]
}

const nodesOf = (node: Node): readonly Node[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** A machine as a state diagram in the words of mermaid, made from the machine itself. */
export function machineDiagram({ root }: AnyStateMachine): string {
  const nodes = nodesOf(root)
  const actors = new Map(
    nodes.flatMap((node) => node.invoke.map(({ id, src }) => [id, String(src)] as const)),
  )
  const arrows = nodes.flatMap((node) => arrowsOf(node, actors)).map((line) => `${indent(1)}${line}`)
  const everywhere = arrows.some((line) => line.includes(`${anywhere} -->`))
    ? [`${indent(1)}state "in any state" as ${anywhere}`]
    : []
  return ['stateDiagram-v2', ...drawn(root, 1), ...everywhere, ...arrows].join('\n')
}

/** Events that a machine takes in every state and stays where it is. */
export const takenAnywhere = ({ root }: AnyStateMachine): readonly string[] =>
  [...root.transitions.entries()]
    .filter(([, transitions]) => transitions.every(({ target }) => (target ?? []).length === 0))
    .map(([type]) => type)
