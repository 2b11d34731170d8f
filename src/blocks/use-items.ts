import { useMemo } from 'react'
import type { SceneId } from '../../model/ids.ts'
import { codeCategoryOf, dataCategories } from '../../model/kinds/category-of.ts'
import { thumbnails } from '../assets/thumbnails/thumbnails.ts'
import { useT } from '../i18n/use-t.ts'
import { pictureOf } from '../workspace/left/picture-of.ts'
import { useSession } from '../workspace/session-context.ts'
import { useWorkspace } from '../workspace/state/workspace-context.ts'
import type { ItemSource } from './canvas/item-source.ts'
import { isPickable } from './is-pickable.ts'
import { preferredThing } from './preferred-thing.ts'

/** The things of a scene for the pickers on blocks: what was selected last comes first into a new block. */
export function useItems(sceneId: SceneId, pick: ItemSource['pick']): ItemSource {
  const t = useT()
  const { bus } = useSession()
  const { state } = useWorkspace()
  return useMemo(() => {
    const things = () => bus.project.entities(sceneId).filter(isPickable)
    return {
      items() {
        const entities = things()
        return dataCategories.code.flatMap((category) =>
          entities
            .filter((entity) => codeCategoryOf(entity) === category)
            .map((entity) => ({
              id: entity.id,
              name: entity.name,
              picture: thumbnails[pictureOf(entity).id],
              group: t(`code.item.group.${category}`),
            })),
        )
      },
      preferred: (taken) => preferredThing(things(), [...state.selection.get()], taken),
      pick,
      words: {
        thing: t('code.item.thing'),
        pickAnother: t('code.item.pickAnother'),
        unchosen: t('code.item.unchosen'),
        it: t('code.item.it'),
        itHint: t('code.item.itHint'),
        list: t('code.item.list'),
        find: t('code.item.find'),
        nothing: t('code.item.nothing'),
        clickInScene: t('code.item.clickInScene'),
      },
    }
  }, [t, bus, state, sceneId, pick])
}
