import { useAuth } from '../account/use-auth.ts'
import { HeaderSkeleton } from '../app/HeaderSkeleton.tsx'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PersonPage } from './person/PersonPage.tsx'
import frame from './site/SiteFrame.module.css'
import { SiteFrame } from './site/SiteFrame.tsx'

/** `/myprojects`: one's own shelf, whoever one is; a visitor is asked to log in. */
export default function MyProjectsScreen() {
  const t = useT()
  const { user, isRestored, openLogin } = useAuth()
  if (!isRestored) return <HeaderSkeleton />
  if (user) return <PersonPage username={user.username} tab="projects" />
  return (
    <SiteFrame title={`${t('site.person.ownWorlds')} · ${t('common.productName')}`}>
      <div className={frame.wrap}>
        <EmptyState
          level={1}
          title={t('profile.loginFirst.title')}
          text={t('profile.loginFirst.text')}
          action={
            <Button kind="go" onClick={() => openLogin()}>
              {t('site.logIn')}
            </Button>
          }
        />
      </div>
    </SiteFrame>
  )
}
