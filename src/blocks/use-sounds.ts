import { useMemo } from 'react'
import { assetReference } from '../../model/assets/reference.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { useSession } from '../workspace/session-context.ts'
import { useWorkspace } from '../workspace/state/workspace-context.ts'
import type { SoundSource } from './canvas/sound-source.ts'

/** The sounds for the pickers on blocks; the scene's page plays them. */
export function useSounds(): SoundSource {
  const t = useT()
  const locale = useLocale()
  const { bus } = useSession()
  const { frames } = useWorkspace()
  return useMemo(
    () => ({
      locale,
      own: () =>
        bus.project.assets
          .filter(({ type }) => type === 'sounds')
          .map(({ id, name }) => ({ source: assetReference(id), name })),
      listen: (sound) => frames.hear(sound),
      words: {
        sound: t('code.sound.sound'),
        pickAnother: t('code.item.pickAnother'),
        list: t('code.sound.list'),
        find: t('code.sound.find'),
        nothing: t('code.item.nothing'),
        listen: t('code.sound.listen'),
        own: t('code.sound.own'),
      },
    }),
    [t, locale, bus, frames],
  )
}
