import { givenNames } from '../../../language/generator/name-variables.ts'
import type { WatchedVariable } from '../../../protocol/frame/run-watch.ts'

/** What is watched in a blocks tab under the names that stand on its blocks, not those of its JavaScript: first its variables, then its things. */
export function asBlocksSay(
  watched: readonly WatchedVariable[],
  variables: Parameters<typeof givenNames>[0],
): readonly WatchedVariable[] {
  const given = givenNames(variables)
  const isThing = (one: WatchedVariable): boolean => one.thing !== undefined && !given.has(one.name)
  const said = ({ name, thing, ...rest }: WatchedVariable): WatchedVariable => ({
    ...rest,
    name: given.get(name) ?? (thing || name),
  })
  return [...watched.filter((one) => !isThing(one)), ...watched.filter(isThing)].map(said)
}
