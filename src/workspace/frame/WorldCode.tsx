import { QRCodeSVG } from 'qrcode.react'
import { useT } from '../../i18n/use-t.ts'

/** The way to a world for another device: what that scans. */
export function WorldCode({ address }: { readonly address: string }) {
  const t = useT()
  return <QRCodeSVG value={address} size={120} marginSize={1} title={t('world.ar.code')} />
}
