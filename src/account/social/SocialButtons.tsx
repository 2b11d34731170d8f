import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo'
import { GoogleLogoIcon } from '@phosphor-icons/react/dist/csr/GoogleLogo'
import { useLocation } from 'react-router-dom'
import { appConfigRoute } from '../../client/http/site-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import styles from '../LoginModal.module.css'

/** Login by somebody else's account. Facebook stays off (spec 2); Google is on where this installation has a way to it. */
export function SocialButtons() {
  const t = useT()
  const { pathname, search } = useLocation()
  const config = useCall(appConfigRoute, null)
  const hasGoogle = config?.ok === true && config.data.hasGoogle
  const google = `/api/auth/google?${new URLSearchParams({ returnTo: pathname + search })}`
  return (
    <>
      <div className={styles.social}>
        {hasGoogle ? (
          <a className={buttonClass('plain', 'normal')} href={google}>
            <GoogleLogoIcon weight="bold" />
            {t('account.social.google')}
          </a>
        ) : (
          <Button disabled icon={<GoogleLogoIcon weight="bold" />} aria-describedby="social-note">
            {t('account.social.google')}
          </Button>
        )}
        <Button disabled icon={<FacebookLogoIcon weight="bold" />} aria-describedby="social-note">
          {t('account.social.facebook')}
        </Button>
      </div>
      <p id="social-note" className={styles.note}>
        {t(hasGoogle ? 'account.social.noFacebook' : 'account.social.notYet')}
      </p>
    </>
  )
}
