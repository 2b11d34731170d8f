import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { DeviceRotateIcon } from '@phosphor-icons/react/dist/csr/DeviceRotate'
import { MagnifyingGlassMinusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassMinus'
import { MagnifyingGlassPlusIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlassPlus'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { isTouched } from '../../ui/is-touched.ts'
import { prefersCalm } from '../../ui/prefers-calm.ts'
import type { GazeStep } from './gaze.ts'
import { type LookRound, startLookRound } from './look-round.ts'
import { mayFollowDevice } from './may-follow-device.ts'
import styles from './Panorama.module.css'

interface PanoramaViewProps {
  /** Loaded. */
  readonly picture: HTMLImageElement
  readonly project: string
}

const steps = [
  ['left', <ArrowLeftIcon key="left" weight="bold" />],
  ['up', <ArrowUpIcon key="up" weight="bold" />],
  ['down', <ArrowDownIcon key="down" weight="bold" />],
  ['right', <ArrowRightIcon key="right" weight="bold" />],
  ['nearer', <MagnifyingGlassPlusIcon key="nearer" weight="bold" />],
  ['farther', <MagnifyingGlassMinusIcon key="farther" weight="bold" />],
] as const satisfies readonly (readonly [GazeStep, unknown])[]

/** A picture of all that is around, to look round in; laid flat where this browser draws no 3D. */
export function PanoramaView({ picture, project }: PanoramaViewProps) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const looking = useRef<LookRound | null>(null)
  const [isFlat, setFlat] = useState(false)
  const [isFollowing, setFollowing] = useState(false)

  useEffect(() => {
    if (isFlat || !place.current || !canvas.current) return
    looking.current = startLookRound({
      place: place.current,
      canvas: canvas.current,
      picture,
      isCalm: prefersCalm(),
      onLost: () => setFlat(true),
    })
    if (!looking.current) setFlat(true)
    return () => looking.current?.stop()
  }, [isFlat, picture])

  const follow = async () => {
    const next = !isFollowing && (await mayFollowDevice())
    looking.current?.followDevice(next)
    setFollowing(next)
  }
  if (isFlat)
    return (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the screen */}
        <div className={styles.flat} tabIndex={0}>
          <img src={picture.src} alt={t('world.panorama.picture', { project })} />
        </div>
        <p className={styles.hint}>{t('world.panorama.flatHint')}</p>
      </>
    )
  return (
    <>
      <div
        ref={place}
        className={styles.round}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is turned by keys
        tabIndex={0}
        aria-label={t('world.panorama.picture', { project })}
        aria-describedby="panorama-hint"
      >
        <canvas ref={canvas} />
      </div>
      <p id="panorama-hint" className={styles.hint}>
        {t('world.panorama.hint')}
      </p>
      <fieldset className={styles.steps} aria-label={t('world.panorama.turn')}>
        {steps.map(([to, icon]) => (
          <IconButton
            key={to}
            kind="plain"
            label={t(`world.panorama.${to}`)}
            icon={icon}
            onClick={() => looking.current?.step(to)}
          />
        ))}
        {isTouched() && 'DeviceOrientationEvent' in window ? (
          <IconButton
            kind="plain"
            label={t('world.panorama.device')}
            icon={<DeviceRotateIcon weight="bold" />}
            isPressed={isFollowing}
            onClick={() => void follow()}
          />
        ) : null}
      </fieldset>
    </>
  )
}
