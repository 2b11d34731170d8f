import { isRootName, type RootName } from './root-name.ts'

/** Roots named after a record of another root, which go with it. */
const owners: readonly (readonly [prefix: string, owner: RootName])[] = [
  ['ents:', 'scenes'],
  ['blocks:', 'files'],
  ['vars:', 'files'],
  ['wcom:', 'files'],
  ['strokes:', 'doodles'],
]

/** The record that a root is named after. */
export function ownerOf(root: RootName): { readonly root: RootName; readonly id: string } | undefined {
  const found = owners.find(([prefix]) => root.startsWith(prefix))
  return found && { root: found[1], id: root.slice(found[0].length) }
}

/** The roots that are named after a record. */
export const rootsOf = (root: RootName, id: string): readonly RootName[] =>
  owners.flatMap(([prefix, owner]) => (owner === root ? [`${prefix}${id}`].filter(isRootName) : []))
