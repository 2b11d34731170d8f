import { lazy, Suspense } from 'react'
import { useAuth } from '../../account/use-auth.ts'
import { useT } from '../../i18n/use-t.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BrandLink } from './BrandLink.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import styles from './SiteFrame.module.css'
import { SiteNav } from './SiteNav.tsx'

const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }))

/** The site's head: home, places, language, and the person or the way in. */
export function SiteHeader() {
  const t = useT()
  const { user, isRestored, openLogin } = useAuth()
  return (
    <header className={styles.header}>
      <BrandLink markHeight={40} />
      <SiteNav />
      <LanguageButton isShort />
      {user ? (
        <Suspense fallback={<Avatar name={user.username} image={user.profileImg} />}>
          <UserMenu user={user} />
        </Suspense>
      ) : isRestored ? (
        <Button size="small" onClick={() => openLogin()}>
          {t('site.logIn')}
        </Button>
      ) : (
        <Skeleton width={92} height={36} />
      )}
    </header>
  )
}
