import { use, useMemo } from 'react'
import { addAsset } from '../../commands/asset/add-asset.ts'
import type { LibraryItem } from '../../machines/asset-library/library-item.ts'
import { assetReference } from '../../model/assets/reference.ts'
import { AuthContext } from '../account/auth-context.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { useSend } from '../workspace/actions/use-send.ts'
import { usageOfItem } from '../workspace/assets/asset-of-item.ts'
import { useSession } from '../workspace/session-context.ts'
import { useWorkspace } from '../workspace/state/workspace-context.ts'
import type { SoundSource } from './canvas/sound-source.ts'

/** The sounds for the pickers on blocks; the scene's page plays those of the library and of the project. */
export function useSounds(): SoundSource {
  const t = useT()
  const locale = useLocale()
  const send = useSend()
  const auth = use(AuthContext)
  const { bus, newId } = useSession()
  const { frames } = useWorkspace()
  return useMemo(() => {
    const onShelf = new Map<string, LibraryItem>()
    return {
      locale,
      own: () =>
        bus.project.assets
          .filter(({ type }) => type === 'sounds')
          .map(({ id, name }) => ({ source: assetReference(id), name })),
      async shelf() {
        const { soundShelf } = await import('./sound-shelf.ts')
        const used = new Set(bus.project.assets.map(({ key }) => key))
        const items = await soundShelf(auth?.getSnapshot().context.user?.username ?? null)
        for (const item of items) onShelf.set(item.key, item)
        return items.filter(({ key }) => !used.has(key)).map(({ key, name }) => ({ key, name }))
      },
      bring(key) {
        const item = onShelf.get(key)
        if (!item) return null
        const { assetId, asset } = usageOfItem(bus.project, item, newId)
        return asset && !send(addAsset, asset).ok ? null : assetReference(assetId)
      },
      listen(sound) {
        const item = onShelf.get(sound)
        if (item) void import('./sound-shelf.ts').then(({ playItem }) => playItem(item))
        else frames.hear(sound)
      },
      words: {
        sound: t('code.sound.sound'),
        pickAnother: t('code.item.pickAnother'),
        list: t('code.sound.list'),
        find: t('code.sound.find'),
        nothing: t('code.item.nothing'),
        listen: t('code.sound.listen'),
        own: t('code.sound.own'),
      },
    }
  }, [t, locale, send, auth, bus, newId, frames])
}
