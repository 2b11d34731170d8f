import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import frame from '../site/SiteFrame.module.css'
import { SiteFrame } from '../site/SiteFrame.tsx'
import { FunnelSection } from './FunnelSection.tsx'
import { funnels } from './funnels.ts'
import { RecentSection } from './RecentSection.tsx'
import { SpanSection } from './SpanSection.tsx'
import styles from './Stats.module.css'
import { wholeSpan } from './span.ts'

/** What staff see of how Nestling is used: two tables and four charts (spec 2). */
export function Statistics() {
  const t = useT()
  const [span, setSpan] = useState(() => wholeSpan(new Date()))
  return (
    <SiteFrame title={t('statistics.documentTitle')}>
      <div className={frame.wrap}>
        <header className={styles.head}>
          <h1>{t('statistics.title')}</h1>
          <p>{t('statistics.lead')}</p>
        </header>
        <div className={styles.tables}>
          <RecentSection />
          <SpanSection span={span} onChange={setSpan} />
        </div>
        <h2>{t('statistics.funnelsTitle')}</h2>
        <div className={styles.funnels}>
          {funnels.map((funnel) => (
            <FunnelSection key={funnel.id} funnel={funnel} span={span} />
          ))}
        </div>
      </div>
    </SiteFrame>
  )
}
