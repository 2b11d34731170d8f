import { Link } from 'react-router-dom'
import { useT } from '../../i18n/use-t.ts'
import { classes } from '../../ui/classes.ts'
import frame from '../site/SiteFrame.module.css'
import { TileCard } from '../templates/TileCard.tsx'
import { allTiles } from '../templates/world-tiles.ts'
import styles from './Landing.module.css'

const places = allTiles.slice(0, 4)

/** The first worlds to begin from; all of them are in the chooser. */
export function Places() {
  const t = useT()
  return (
    <section className={classes(frame.wrap, styles.section)}>
      <div className={styles.sectionHead}>
        <div>
          <h2>{t('site.landing.pickTitle')}</h2>
          <p>{t('site.landing.pickText')}</p>
        </div>
        <Link to="?open=templates">{t('site.landing.pickAll')}</Link>
      </div>
      <ul className={styles.places}>
        {places.map((tile, index) => (
          <li key={tile.key}>
            <TileCard tile={tile} tape={index === 0 ? t('site.landing.startHere') : undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}
