import { entitiesRoot, type RootName } from '../../model/document/root-name.ts'
import type { HistoryTarget } from './history-line.ts'
import type { Moment } from './moment.ts'

/** The name of the first thing that a line is about, whether it is still there or not; `''` where none has one. */
export function subjectName(moment: Moment, targets: readonly HistoryTarget[]): string {
  for (const target of targets) {
    const colon = target.indexOf(':')
    const id = target.slice(colon + 1)
    const roots = rootsOf(moment, target.slice(0, colon), id)
    const name = roots
      .map((root) => moment.records.value(root, id, 'name'))
      .find((value) => value !== undefined)
    if (typeof name === 'string' && name !== '') return name
  }
  return ''
}

/** Where a thing of that sort may lie. */
function rootsOf({ project }: Moment, noun: string, id: string): readonly RootName[] {
  switch (noun) {
    case 'entity':
      return project.homesOf(id).map(entitiesRoot)
    case 'file':
      return ['files']
    case 'scene':
      return ['scenes']
    case 'asset':
      return ['assets']
    case 'doodle':
      return ['doodles']
    default:
      return []
  }
}
