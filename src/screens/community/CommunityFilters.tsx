import { ShuffleIcon } from '@phosphor-icons/react/dist/csr/Shuffle'
import type { CommunityWish } from '../../../machines/community/community-machine.ts'
import { kidsTags } from '../../../protocol/tags/kids-tags.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import unseen from '../../ui/Unseen.module.css'
import styles from './Community.module.css'
import { useSurprise } from './use-surprise.ts'

const sorts = ['new', 'liked', 'remixed'] as const

interface CommunityFiltersProps {
  readonly wish: CommunityWish
  readonly onChange: (change: Partial<CommunityWish>) => void
}

/** In which order worlds stand, of which kind they are, and one by chance. */
export function CommunityFilters({ wish, onChange }: CommunityFiltersProps) {
  const t = useT()
  const locale = useLocale()
  const surprise = useSurprise()
  return (
    <div className={styles.filters}>
      <div className={styles.orders}>
        <fieldset className={styles.chips}>
          <legend className={unseen.unseen}>{t('community.order')}</legend>
          {sorts.map((sort) => (
            <Chip key={sort} isPressed={wish.sort === sort} onPress={() => onChange({ sort })}>
              {t(`community.sort.${sort}`)}
            </Chip>
          ))}
        </fieldset>
        <Button kind="ghost" size="small" icon={<ShuffleIcon weight="bold" />} onClick={surprise}>
          {t('community.surprise')}
        </Button>
      </div>
      <fieldset className={styles.chips}>
        <legend className={unseen.unseen}>{t('community.tags')}</legend>
        {Object.entries(kidsTags).map(([tag, names]) => (
          <Chip
            key={tag}
            isPressed={wish.tag === tag}
            onPress={() => onChange({ tag: wish.tag === tag ? null : tag })}
          >
            {names[locale]}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
}
