import { QRCodeSVG } from 'qrcode.react'
import { useT } from '../../i18n/use-t.ts'
import styles from './ProjectPage.module.css'

/** The way to a world for a device that has a camera: what one scans. */
export function PlayCode({ code }: { readonly code: string }) {
  const t = useT()
  const address = `${window.location.origin}/play/${code.toLowerCase()}`
  return (
    <span className={styles.playCode}>
      <QRCodeSVG value={address} size={120} marginSize={1} title={t('world.ar.code')} />
    </span>
  )
}
