import { useAuth } from '../account/use-auth.ts'
import { useT } from '../i18n/use-t.ts'
import { CommunityFilters } from './community/CommunityFilters.tsx'
import { CommunityHead } from './community/CommunityHead.tsx'
import { CommunityList } from './community/CommunityList.tsx'
import { Favourite } from './community/Favourite.tsx'
import { isEverything, useWish } from './community/use-wish.ts'
import frame from './site/SiteFrame.module.css'
import { SiteFrame } from './site/SiteFrame.tsx'
import { WorldGridSkeleton } from './site/WorldGridSkeleton.tsx'

/** `/community`: what is published for everybody; the address holds what is looked for. */
export default function CommunityScreen() {
  const t = useT()
  const { wish, change } = useWish()
  // Whose hearts are shown: asked again when somebody logs in or out.
  const { user, isRestored } = useAuth()
  return (
    <SiteFrame title={t('community.documentTitle')}>
      <div className={frame.wrap}>
        <CommunityHead words={wish.q} onWords={(q) => change({ q })} />
        {isEverything(wish) ? <Favourite /> : null}
        <CommunityFilters wish={wish} onChange={change} />
        {isRestored ? (
          <CommunityList key={`${user?._id} ${JSON.stringify(wish)}`} wish={wish} />
        ) : (
          <WorldGridSkeleton count={8} />
        )}
      </div>
    </SiteFrame>
  )
}
