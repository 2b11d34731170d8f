import type { RootName } from '../../model/document/root-name.ts'

/** Registers without which a record of a root cannot be read, by the first word of the root. */
const needed: Readonly<Record<string, readonly string[]>> = {
  ents: ['kind', 'place', 'name', 'position', 'rotation', 'scale'],
  files: ['scene', 'name', 'kind', 'order', 'text'],
  scenes: ['name', 'order'],
  blocks: ['type', 'at'],
  vars: ['name', 'type'],
  wcom: ['text'],
  assets: ['type', 'name'],
  doodles: ['name'],
  strokes: ['shape'],
}

const neededOf = (root: RootName): readonly string[] => needed[root.replace(/:.*/s, '')] ?? []

/** Whether a record would be broken without that register. */
export const isNeeded = (root: RootName, key: string): boolean => neededOf(root).includes(key)

/** Whether a record can be made of these registers. The text of a script is none of them. */
export const isWhole = (root: RootName, keys: ReadonlySet<string>): boolean =>
  neededOf(root).every((key) => keys.has(key) || (root === 'files' && key === 'text'))
