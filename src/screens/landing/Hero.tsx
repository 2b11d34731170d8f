import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { lazy, Suspense } from 'react'
import { heroPicture, thingPicture } from '../../assets/landing-pictures.ts'
import { useT } from '../../i18n/use-t.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import { wantCoach } from '../../workspace/coach/want-coach.ts'
import frame from '../site/SiteFrame.module.css'
import styles from './Landing.module.css'
import { PaperBlock } from './PaperBlock.tsx'
import { PaperField } from './PaperField.tsx'
import { useIdlePage } from './use-idle-page.ts'

const RunningWorld = lazy(async () => ({ default: (await import('./RunningWorld.tsx')).RunningWorld }))

/** The first thing of the landing page: what it is, 'Start building', and the tree house: a picture, which runs when nothing else is to do. */
export function Hero() {
  const t = useT()
  const isIdle = useIdlePage()
  return (
    <section className={classes(frame.wrap, styles.hero)}>
      <div>
        <h1>
          <span className={styles.line}>{t('site.landing.titleStart')}</span> {t('site.landing.titleMiddle')}{' '}
          <span className={styles.underlined}>
            {t('site.landing.titleEnd')}
            <svg viewBox="0 0 300 18" preserveAspectRatio="none" aria-hidden="true">
              <path
                d="M3 11C60 3 120 15 170 8S270 4 297 10"
                fill="none"
                strokeWidth="5"
                strokeLinecap="round"
              />
            </svg>
          </span>
        </h1>
        <p className={styles.lead}>{t('site.landing.lead')}</p>
        <ButtonLink kind="go" size="big" to="?open=templates" onClick={wantCoach}>
          {t('site.landing.start')}
        </ButtonLink>
        <p className={styles.promise}>
          <CheckIcon weight="bold" />
          {t('site.landing.noAccount')}
        </p>
      </div>
      <div className={styles.picture}>
        <img
          src={heroPicture}
          alt={t('site.landing.heroAlt')}
          width={1000}
          height={900}
          fetchPriority="high"
        />
        {isIdle ? (
          <Suspense>
            <RunningWorld />
          </Suspense>
        ) : null}
        <div className={styles.stack} aria-hidden="true">
          <PaperBlock kind="events">
            {t('site.landing.block.when')} <PlayIcon weight="fill" /> {t('site.landing.block.starts')}
          </PaperBlock>
          <PaperBlock kind="motion">
            {t('site.landing.block.glide')}
            <PaperField text={t('site.landing.block.dragon')} picture={thingPicture.dragon} />
            {t('site.landing.block.to')}
            <PaperField text={t('site.landing.block.treeHouse')} picture={thingPicture.treehouse} />
          </PaperBlock>
          <PaperBlock kind="looks">
            {t('site.landing.block.say')} <PaperField text={t('site.landing.block.post')} />
          </PaperBlock>
        </div>
      </div>
    </section>
  )
}
