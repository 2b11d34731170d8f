import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import type { SchoolClass } from '../../../protocol/http/class.ts'
import { call } from '../../client/http/call.ts'
import { newClassCodeRoute } from '../../client/http/class-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmModal } from '../../ui/ConfirmModal.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import unseen from '../../ui/Unseen.module.css'
import styles from './Class.module.css'
import { spelledCode } from './spelled-code.ts'

interface ClassDoorProps {
  readonly schoolClass: SchoolClass
  readonly onChanged: () => void
}

/** The code of the class, large enough for the back row, the address to type it at, and both at once to scan. */
export function ClassDoor({ schoolClass: { id, name, code }, onChanged }: ClassDoorProps) {
  const t = useT()
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const renewing = useSend(
    () => call(newClassCodeRoute, { id }),
    () => {
      setAsking(false)
      onChanged()
      showToast({ kind: 'success', text: t('classes.door.changed') })
    },
  )
  if (code === null) return null
  const address = new URL(`/class/${code}`, window.location.origin)
  return (
    <section className={styles.door} aria-labelledby="door">
      <div className={styles.doorWords}>
        <h2 id="door">{t('classes.door.title')}</h2>
        <p>{t('classes.door.text')}</p>
        <p className={styles.code}>
          <span className={unseen.unseen}>{t('classes.door.code')}</span> {spelledCode(code)}
        </p>
        <p>{t('classes.door.address', { address: `${address.host}/class` })}</p>
        <Button size="small" onClick={() => setAsking(true)}>
          {t('classes.door.change')}
        </Button>
      </div>
      <div className={styles.qr}>
        <QRCodeSVG value={address.href} size={180} marginSize={0} title={t('classes.door.qr', { name })} />
      </div>
      {isAsking ? (
        <ConfirmModal
          title={t('classes.door.changeTitle')}
          text={t('classes.door.changeText')}
          confirm={t('classes.door.change')}
          isBusy={renewing.isSending}
          error={renewing.error ? errorText(renewing.error.code) : undefined}
          onConfirm={() => renewing.sendAgain(null)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  )
}
