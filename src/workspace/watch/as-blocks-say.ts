import type { WatchedVariable } from '../../../protocol/frame/run-watch.ts'

/** What is watched, as it is shown. */
export interface ShownVariable {
  /** Its name in the program, which no other one of its tab has. */
  readonly id: string
  readonly name: string
  readonly text: string
}

/**
 * What is watched in a blocks tab under the names that stood on its blocks when it was made ready, not those of its JavaScript: first its variables,
 * then its things.
 */
export function asBlocksSay(
  watched: readonly WatchedVariable[],
  given: ReadonlyMap<string, string>,
): readonly ShownVariable[] {
  const isThing = (one: WatchedVariable): boolean => one.thing !== undefined && !given.has(one.name)
  const said = ({ name, thing, text }: WatchedVariable): ShownVariable => ({
    id: name,
    name: given.get(name) ?? (thing || name),
    text,
  })
  return [...watched.filter((one) => !isThing(one)), ...watched.filter(isThing)].map(said)
}
