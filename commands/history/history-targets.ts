import type { RootName } from '../../model/document/root-name.ts'
import type { HistoryTarget } from './history-line.ts'

/** What changed records of a root mean to a person, the nearest thing first: a block, then its tab. */
export function historyTargets(root: RootName, ids: Iterable<string>): readonly HistoryTarget[] {
  const [noun, owner] = splitRoot(root)
  const of = (target: (id: string) => HistoryTarget): HistoryTarget[] => [...ids].map(target)
  switch (noun) {
    case 'scenes':
      return of((id) => `scene:${id}`)
    case 'files':
      return of((id) => `file:${id}`)
    case 'assets':
      return of((id) => `asset:${id}`)
    case 'doodles':
      return of((id) => `doodle:${id}`)
    case 'ents':
      return [...of((id) => `entity:${id}`), `scene:${owner}`]
    case 'blocks':
      return [...of((id) => `block:${owner}/${id}`), `file:${owner}`]
    case 'vars':
    case 'wcom':
      return [`file:${owner}`]
    case 'strokes':
      return [`doodle:${owner}`]
    default:
      return ['project']
  }
}

function splitRoot(root: RootName): readonly [noun: string, owner: string] {
  const colon = root.indexOf(':')
  return colon < 0 ? [root, ''] : [root.slice(0, colon), root.slice(colon + 1)]
}
