import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/show-toast.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Publish.module.css'

interface LinkCardProps {
  /** Path on this site. */
  readonly path: string
  /** What the link leads to. */
  readonly name: string
  /** More buttons. */
  readonly children?: ReactNode
}

/** A link to read, copy or hold up as a QR code. */
export function LinkCard({ path, name, children }: LinkCardProps) {
  const t = useT()
  const address = new URL(path, window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ kind: 'success', text: t('publish.copied') })
    } catch {
      showToast({ kind: 'error', text: t('publish.copyFailed') })
    }
  }
  return (
    <div className={styles.done}>
      <div className={styles.link}>
        <TextField
          label={t('publish.link')}
          value={address}
          onChange={() => {}}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className={styles.actions}>
          <Button icon={<CopyIcon weight="bold" />} onClick={() => void copy()}>
            {t('publish.copy')}
          </Button>
          {children}
        </div>
      </div>
      <div className={styles.code}>
        <QRCodeSVG value={address} size={148} marginSize={0} title={t('publish.qr', { name })} />
      </div>
    </div>
  )
}
