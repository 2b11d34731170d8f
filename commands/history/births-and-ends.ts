import type { Label } from '../core/define-command.ts'
import type { HistoryTarget } from './history-line.ts'

/** Things and scenes that an entry made, and those that it took away. */
export interface BirthsAndEnds {
  readonly born: readonly HistoryTarget[]
  readonly gone: readonly HistoryTarget[]
}

const isThing = (target: HistoryTarget): boolean => target.startsWith('entity:')
const isScene = (target: HistoryTarget): boolean => target.startsWith('scene:')

/**
 * What somebody else has done in words, as far as its effect shows it: a scene or things that were added or deleted. `undefined` for
 * everything else. `name` is that of the first thing that it is about.
 */
export function foreignLabel(
  { born, gone }: BirthsAndEnds,
  targets: readonly HistoryTarget[],
  name: (targets: readonly HistoryTarget[]) => string,
): Label | undefined {
  for (const [verb, some] of [
    ['create', born],
    ['delete', gone],
  ] as const) {
    const scenes = some.filter(isScene)
    if (scenes.length > 0) return { key: `command.scene.${verb}`, params: { name: name(scenes) } }
    const things = targets.filter(isThing)
    const known = new Set(some)
    if (things.length > 0 && things.every((thing) => known.has(thing)))
      return { key: `command.entity.${verb}`, params: { name: name(things), count: things.length } }
  }
  return undefined
}
