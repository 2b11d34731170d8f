import { ArrowArcRightIcon } from '@phosphor-icons/react/dist/csr/ArrowArcRight'
import { BugBeetleIcon } from '@phosphor-icons/react/dist/csr/BugBeetle'
import { FastForwardIcon } from '@phosphor-icons/react/dist/csr/FastForward'
import { GaugeIcon } from '@phosphor-icons/react/dist/csr/Gauge'
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { SkipForwardIcon } from '@phosphor-icons/react/dist/csr/SkipForward'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { FullScreenButton } from '../../ui/FullScreenButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RunFilm } from '../film/RunFilm.tsx'
import { useSession } from '../session-context.ts'
import { useCell } from '../state/use-cell.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import { RunMomentView } from './RunMomentView.tsx'
import { RunNewsLine } from './RunNewsLine.tsx'
import styles from './RunWatchBar.module.css'
import { runNews } from './run-news.ts'
import { canStop } from './watch-state.ts'

const stepsPerSecond = 60

/** Over a running world: pause it, let it go on slowly or step by step, and look back at its last seconds. */
export function RunWatchBar() {
  const t = useT()
  const locale = useLocale()
  const { frames, state } = useWorkspace()
  const { project } = useSession().bus
  const sceneId = useCell(state.sceneId)
  const { watch } = state
  const pace = useCell(watch.pace)
  const moment = useCell(watch.moment)
  const isInside = useCell(watch.isInside)
  useCell(watch.isBehind)
  useCell(watch.stops)
  useCell(watch.program)
  const isHalted = useCell(watch.isHalted)
  const isPaused = pace === 'paused'
  const isAr = useCell(frames.ar)
  const hasSteps = isPaused && canStop(watch)
  const news = runNews(watch, project, sceneId)
  const again = (lookInside: boolean) => {
    watch.isInside.set(lookInside)
    frames.again()
  }
  const seconds = (steps: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
      steps / stepsPerSecond,
    )

  return (
    <>
      <FullScreenButton />
      <div className={styles.watch}>
        {moment ? <RunMomentView moment={moment} /> : null}
        {news === null ? null : (
          <RunNewsLine news={news} onAgain={() => again(isInside || news === 'onlyWorld')} />
        )}
        {isHalted ? null : (
          <div className={styles.bar} role="toolbar" aria-label={t('runBar.label')}>
            <IconButton
              kind="plain"
              label={t(isPaused ? 'runBar.goOn' : 'runBar.pause')}
              icon={isPaused ? <PlayIcon weight="fill" /> : <PauseIcon weight="fill" />}
              onClick={() => frames.pace(isPaused ? 'full' : 'paused')}
            />
            {hasSteps ? (
              <IconButton
                kind="plain"
                label={t('runBar.next')}
                icon={<SkipForwardIcon weight="bold" />}
                onClick={() => frames.stride('into')}
              />
            ) : null}
            {hasSteps ? (
              <IconButton
                kind="plain"
                label={t('runBar.over')}
                tip={t('runBar.overHint')}
                icon={<ArrowArcRightIcon weight="bold" />}
                onClick={() => frames.stride('over')}
              />
            ) : null}
            {isPaused ? (
              <IconButton
                kind="plain"
                label={t('runBar.picture')}
                icon={<FastForwardIcon weight="bold" />}
                onClick={() => frames.stride('picture')}
              />
            ) : (
              <IconButton
                kind="plain"
                label={t('runBar.slow')}
                isPressed={pace === 'slow'}
                icon={<GaugeIcon weight="bold" />}
                onClick={() => frames.pace(pace === 'slow' ? 'full' : 'slow')}
              />
            )}
            <IconButton
              kind="plain"
              label={t('runBar.inside')}
              tip={t('runBar.insideHint')}
              isPressed={isInside}
              icon={<BugBeetleIcon weight="bold" />}
              onClick={() => again(!isInside)}
            />
            {isAr ? null : <RunFilm isStill={isPaused} />}
            {moment && moment.mostBack > 0 ? (
              <label className={styles.back}>
                <span>
                  {moment.stepsBack === 0
                    ? t('runBar.now')
                    : t('runBar.ago', { seconds: seconds(moment.age) })}
                </span>
                <input
                  type="range"
                  min={-moment.mostBack}
                  max={0}
                  step={1}
                  value={-moment.stepsBack}
                  aria-label={t('runBar.back')}
                  aria-valuetext={t('runBar.ago', { seconds: seconds(moment.age) })}
                  onChange={({ target }) => frames.back(-target.valueAsNumber)}
                />
              </label>
            ) : null}
          </div>
        )}
      </div>
    </>
  )
}
