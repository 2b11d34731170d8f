import { CubeFocusIcon } from '@phosphor-icons/react/dist/csr/CubeFocus'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ArSwitch.module.css'
import { useCamera } from './use-camera.ts'
import { useXrSupport } from './use-xr-support.ts'
import { WorldCode } from './WorldCode.tsx'

interface ArSwitchProps {
  readonly isAr: boolean
  /** Other devices can open this very address. */
  readonly isPublished: boolean
  readonly onChange: (isAr: boolean) => void
}

/**
 * Over a world that has a picture for AR: lets the camera in, after it was said what becomes of what it sees, and sends it away again. Where there is no
 * camera, the way to a device that has one; but a device that finds floors and tables needs none, and its way lies in the world itself.
 */
export function ArSwitch({ isAr, isPublished, onChange }: ArSwitchProps) {
  const t = useT()
  const camera = useCamera()
  const support = useXrSupport()
  if (camera === null || support === null) return null
  if (camera !== 'here' && support.isAr) return null
  if (camera !== 'here')
    return (
      <details className={styles.corner}>
        <summary className={styles.promise}>{t('world.ar.elsewhere')}</summary>
        <p className={styles.promise}>
          {t(
            camera === 'insecure'
              ? 'world.ar.insecure'
              : isPublished
                ? 'world.ar.none'
                : 'world.ar.noneUnpublished',
          )}
        </p>
        {camera === 'none' && isPublished ? (
          <div className={styles.code}>
            <WorldCode address={window.location.href} />
          </div>
        ) : null}
      </details>
    )
  return (
    <div className={styles.corner}>
      <Button
        kind={isAr ? 'plain' : 'go'}
        icon={<CubeFocusIcon weight="bold" />}
        onClick={() => onChange(!isAr)}
      >
        {t(isAr ? 'world.ar.leave' : support.isAr ? 'world.ar.onPicture' : 'world.ar.start')}
      </Button>
      {isAr ? null : <p className={styles.promise}>{t('world.ar.promise')}</p>}
    </div>
  )
}
