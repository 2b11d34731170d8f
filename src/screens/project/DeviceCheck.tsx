import { CubeFocusIcon } from '@phosphor-icons/react/dist/csr/CubeFocus'
import { MonitorPlayIcon } from '@phosphor-icons/react/dist/csr/MonitorPlay'
import { PanoramaIcon } from '@phosphor-icons/react/dist/csr/Panorama'
import { VirtualRealityIcon } from '@phosphor-icons/react/dist/csr/VirtualReality'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/use-t.ts'
import { useCamera } from '../../workspace/frame/use-camera.ts'
import { useXrSupport } from '../../workspace/frame/use-xr-support.ts'
import styles from './ProjectPage.module.css'

const WorldCode = lazy(async () => ({
  default: (await import('../../workspace/frame/WorldCode.tsx')).WorldCode,
}))

interface DeviceCheckProps {
  readonly playCode: string
  readonly hasPanorama?: boolean | undefined
}

/** Says what this device can do with a world: play it here, in VR, in AR; and how to get to what it cannot. */
export function DeviceCheck({ playCode, hasPanorama = false }: DeviceCheckProps) {
  const t = useT()
  const support = useXrSupport()
  const camera = useCamera()
  return (
    <section aria-labelledby="device">
      <h2 id="device">{t('world.device.title')}</h2>
      <ul className={styles.devices}>
        <li>
          <MonitorPlayIcon weight="bold" />
          {t('world.device.here')}
        </li>
        {hasPanorama ? (
          <li>
            <PanoramaIcon weight="bold" />
            <Link to={`/play/${playCode}/360`}>{t('world.device.around')}</Link>
          </li>
        ) : null}
        {support && camera ? (
          <>
            <li>
              <VirtualRealityIcon weight="bold" />
              {t(`world.device.vr.${support.vr}`, { code: playCode })}
            </li>
            <li>
              <CubeFocusIcon weight="bold" />
              {t(`world.device.ar.${support.isAr ? 'surface' : camera}`, { code: playCode })}
            </li>
            {camera === 'none' && !support.isAr ? (
              <li>
                <Suspense>
                  <span className={styles.playCode}>
                    <WorldCode address={`${window.location.origin}/play/${playCode.toLowerCase()}`} />
                  </span>
                </Suspense>
              </li>
            ) : null}
          </>
        ) : (
          <li>{t('world.device.checking')}</li>
        )}
      </ul>
    </section>
  )
}
