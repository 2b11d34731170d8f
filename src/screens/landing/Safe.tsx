import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { useT } from '../../i18n/use-t.ts'
import { classes } from '../../ui/classes.ts'
import frame from '../site/SiteFrame.module.css'
import styles from './Landing.module.css'

const promises = ['private', 'offline', 'together', 'undo'] as const

/** What a grown-up wants to know before a child begins. */
export function Safe() {
  const t = useT()
  return (
    <section className={classes(frame.wrap, styles.safe)}>
      <div>
        <h2>{t('site.landing.safeTitle')}</h2>
        <p className={styles.lead}>{t('site.landing.safeText')}</p>
      </div>
      <ul className={styles.ticks}>
        {promises.map((promise) => (
          <li key={promise}>
            <CheckIcon weight="bold" />
            {t(`site.landing.safe.${promise}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
