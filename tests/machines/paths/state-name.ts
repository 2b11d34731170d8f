import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

type StateValue = AnyMachineSnapshot['value']
type Node = AnyStateMachine['root']

/** `alive.calm` */
export const stateName = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) => (inner ? `${name}.${stateName(inner)}` : name))
        .join(' ')

/** Every state in which a machine can be found: those that are left at once (`always` without a condition) are none. */
export const restingStates = (node: Node, path = ''): readonly string[] => {
  const isPassed = node.always?.some(({ guard }) => guard === undefined) ?? false
  const inner = Object.entries(node.states).flatMap(([name, child]) =>
    restingStates(child, path === '' ? name : `${path}.${name}`),
  )
  return inner.length > 0 ? inner : isPassed ? [] : [path]
}
