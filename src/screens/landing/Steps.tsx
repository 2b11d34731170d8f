import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { thingPicture, viewPicture } from '../../assets/landing-pictures.ts'
import { useT } from '../../i18n/use-t.ts'
import { classes } from '../../ui/classes.ts'
import frame from '../site/SiteFrame.module.css'
import styles from './Landing.module.css'
import { PaperBlock } from './PaperBlock.tsx'
import { PaperField } from './PaperField.tsx'

const things = ['mushroom', 'house', 'chick'] as const

/** How a world comes about, in four pictures. */
export function Steps() {
  const t = useT()
  return (
    <section className={styles.band}>
      <div className={frame.wrap}>
        <h2>{t('site.landing.stepsTitle')}</h2>
        <ol className={styles.steps}>
          <li>
            <div className={classes(styles.stage, styles.leaf)}>
              {things.map((thing) => (
                <img key={thing} src={thingPicture[thing]} alt="" width={160} height={130} loading="lazy" />
              ))}
            </div>
            <h3>{t('site.landing.steps.place.title')}</h3>
            <p>{t('site.landing.steps.place.text')}</p>
          </li>
          <li>
            <div className={classes(styles.stage, styles.sky)} aria-hidden="true">
              <div className={styles.shrunk}>
                <PaperBlock kind="control">
                  {t('site.landing.block.repeat')} <PaperField text="3" /> {t('site.landing.block.times')}
                </PaperBlock>
                <PaperBlock kind="motion">
                  {t('site.landing.block.turn')}
                  <PaperField text={t('site.landing.block.mushroom')} picture={thingPicture.mushroom} />
                </PaperBlock>
              </div>
            </div>
            <h3>{t('site.landing.steps.tell.title')}</h3>
            <p>{t('site.landing.steps.tell.text')}</p>
          </li>
          <li>
            <div className={classes(styles.stage, styles.dawn)}>
              <img className={styles.full} src={viewPicture} alt="" loading="lazy" />
            </div>
            <h3>{t('site.landing.steps.inside.title')}</h3>
            <p>{t('site.landing.steps.inside.text')}</p>
          </li>
          <li>
            <div className={classes(styles.stage, styles.sun)}>
              <div className={styles.code}>
                <QrCodeIcon weight="bold" />
              </div>
            </div>
            <h3>{t('site.landing.steps.show.title')}</h3>
            <p>{t('site.landing.steps.show.text')}</p>
          </li>
        </ol>
      </div>
    </section>
  )
}
