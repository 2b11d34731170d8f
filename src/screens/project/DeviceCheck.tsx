import { CubeFocusIcon } from '@phosphor-icons/react/dist/csr/CubeFocus'
import { MonitorPlayIcon } from '@phosphor-icons/react/dist/csr/MonitorPlay'
import { VirtualRealityIcon } from '@phosphor-icons/react/dist/csr/VirtualReality'
import { useT } from '../../i18n/use-t.ts'
import styles from './ProjectPage.module.css'
import { useXrSupport } from './use-xr-support.ts'

/** Says what this device can do with a world: play it here, in VR, in AR; and how to get to what it cannot. */
export function DeviceCheck({ playCode }: { readonly playCode: string }) {
  const t = useT()
  const support = useXrSupport()
  return (
    <section aria-labelledby="device">
      <h2 id="device">{t('world.device.title')}</h2>
      <ul className={styles.devices}>
        <li>
          <MonitorPlayIcon weight="bold" />
          {t('world.device.here')}
        </li>
        {support ? (
          <>
            <li>
              <VirtualRealityIcon weight="bold" />
              {support.isVr ? t('world.device.vr') : t('world.device.noVr', { code: playCode })}
            </li>
            <li>
              <CubeFocusIcon weight="bold" />
              {support.isAr ? t('world.device.ar') : t('world.device.noAr')}
            </li>
          </>
        ) : (
          <li>{t('world.device.checking')}</li>
        )}
      </ul>
    </section>
  )
}
