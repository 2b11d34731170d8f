import type { Thing } from './thing.ts'

/** What changes of the one that a scene has when another is chosen; `undefined` for things of which there are any number. */
export function componentOfOnly(kind: Thing['kind']): 'environment' | 'avatar' | undefined {
  if (kind === 'environment') return 'environment'
  return kind === 'player' ? 'avatar' : undefined
}
