import { HelperError } from '../../../language/errors/helper-error.ts'
import { suggestName } from '../../../language/errors/suggest-name.ts'
import { EntityId } from '../../../model/ids.ts'
import { lengthOf, subtract } from '../space/vec3.ts'
import { alike } from './alike.ts'
import { expectText } from './expect.ts'
import { expectPlace } from './expect-place.ts'
import { Item } from './item.ts'
import type { ItemContext } from './item-context.ts'

/** `scene`: finds things by name, id, kind and distance. */
export function createSceneApi(context: ItemContext<Item>): Readonly<Record<string, unknown>> {
  const { world } = context.run
  const bodies = () => [...world.bodies.values()]

  /** Things of that name; else things of that kind or model. */
  function allNamed(name: string): readonly Item[] {
    const named = bodies().filter((body) => body.name === name)
    const meant =
      named.length > 0
        ? named
        : bodies().filter((body) => body.kind === name || body.design.components.model?.name === name)
    return meant.map((body) => context.itemOf(body.id))
  }

  /** What a script means by a name, by a kind or by one of them; everything without it. */
  function sorted(caller: string, sort: unknown): readonly Item[] {
    if (sort === undefined) return bodies().map((body) => context.itemOf(body.id))
    if (Item.idOf(sort) === null) return allNamed(expectText(caller, sort))
    const isAlike = alike(context, sort)
    return bodies().flatMap(({ id, design }) => (isAlike(design) ? [context.itemOf(id)] : []))
  }

  return Object.freeze({
    get(name: unknown): Item {
      const wanted = expectText('scene.get', name)
      const body = bodies().find((candidate) => candidate.name === wanted)
      if (body) return context.itemOf(body.id)
      const names = bodies().map((candidate) => candidate.name)
      const suggestion = suggestName(wanted, names)
      if (suggestion === null) throw new HelperError('no-such-item', { name: wanted })
      throw new HelperError('no-such-item.suggest', { name: wanted, suggestion })
    },
    byId(id: unknown): Item {
      const parsed = EntityId.safeParse(id)
      return context.itemOf(parsed.success ? parsed.data : '')
    },
    all: (sort?: unknown): readonly Item[] => sorted('scene.all', sort),
    nearest(from: unknown, sort?: unknown): Item | null {
      const here = expectPlace('scene.nearest', from, [0, 0, 0])
      let best: Item | null = null
      let bestDistance = Number.POSITIVE_INFINITY
      for (const item of sorted('scene.nearest', sort)) {
        if (item === from) continue
        const away = lengthOf(subtract(world.frameOf(Item.bodyOf(item).id).origin, here))
        if (away < bestDistance) {
          best = item
          bestDistance = away
        }
      }
      return best
    },
  })
}
