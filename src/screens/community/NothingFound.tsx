import type { CommunityWish } from '../../../machines/community/community-machine.ts'
import { useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { isEverything } from './use-wish.ts'

/** Instead of a list: nothing fits what is looked for, or there is nothing at all yet. */
export function NothingFound({ wish }: { readonly wish: CommunityWish }) {
  const t = useT()
  if (isEverything(wish)) {
    return (
      <EmptyState
        level={2}
        title={t('community.emptyTitle')}
        text={t('community.emptyText')}
        action={
          <ButtonLink kind="go" to="?open=templates">
            {t('community.start')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div role="status">
      <EmptyState
        level={2}
        title={t('community.nothingTitle')}
        text={t('community.nothingText')}
        action={<ButtonLink to="/community">{t('community.showAll')}</ButtonLink>}
      />
    </div>
  )
}
