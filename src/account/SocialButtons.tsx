import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo'
import { GoogleLogoIcon } from '@phosphor-icons/react/dist/csr/GoogleLogo'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import styles from './LoginModal.module.css'

/** Login by somebody else's account. Facebook stays off (spec 2); Google is off as long as the server offers no way to it. */
export function SocialButtons() {
  const t = useT()
  return (
    <>
      <div className={styles.social}>
        <Button disabled icon={<GoogleLogoIcon weight="bold" />} aria-describedby="social-note">
          {t('account.social.google')}
        </Button>
        <Button disabled icon={<FacebookLogoIcon weight="bold" />} aria-describedby="social-note">
          {t('account.social.facebook')}
        </Button>
      </div>
      <p id="social-note" className={styles.note}>
        {t('account.social.notYet')}
      </p>
    </>
  )
}
