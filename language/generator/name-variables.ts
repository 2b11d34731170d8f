import type { ProgramVariable } from './block-node.ts'
import { createNameGiver, type NameGiver } from './name-giver.ts'

/** What the variables of a blocks tab are called in its JavaScript, by their ids. They are named before all else. */
export const nameVariables = (
  giver: NameGiver,
  variables: ReadonlyMap<string, Pick<ProgramVariable, 'name'>>,
): ReadonlyMap<string, string> =>
  new Map([...variables].map(([id, { name }]) => [id, giver.give(name, 'variable')]))

/** What people called the variables of a blocks tab, by their names in its JavaScript. */
export function givenNames(
  variables: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const byId = new Map(variables.map((variable) => [variable.id, variable]))
  const names = nameVariables(createNameGiver(), byId)
  return new Map([...names].map(([id, name]) => [name, byId.get(id)?.name ?? name]))
}
