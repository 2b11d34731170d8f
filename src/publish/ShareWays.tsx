import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import styles from './Publish.module.css'

interface ShareWaysProps {
  /** The whole address. */
  readonly address: string
  readonly name: string
}

/** Ways to pass a link on: a letter, and what the device itself offers (messages, a classroom). No page of others is asked. */
export function ShareWays({ address, name }: ShareWaysProps) {
  const t = useT()
  const letter = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`
  // Somebody who closes the device's own list has changed their mind: nothing to say about that.
  const share = () => void navigator.share({ title: name, url: address }).catch(() => undefined)
  return (
    <div className={styles.actions}>
      <a className={buttonClass('plain', 'normal')} href={letter}>
        <EnvelopeSimpleIcon weight="bold" />
        {t('publish.shareLink.mail')}
      </a>
      {'share' in navigator ? (
        <Button icon={<ShareNetworkIcon weight="bold" />} onClick={share}>
          {t('publish.shareLink.device')}
        </Button>
      ) : null}
    </div>
  )
}
