import { useState } from 'react'
import { wrongDays } from '../../../protocol/http/wrong-days.ts'
import { useT } from '../../i18n/use-t.ts'
import frame from '../site/SiteFrame.module.css'
import { SiteFrame } from '../site/SiteFrame.tsx'
import { FunnelSection } from './FunnelSection.tsx'
import { funnels } from './funnels.ts'
import { RecentSection } from './RecentSection.tsx'
import { SpanSection } from './SpanSection.tsx'
import styles from './Stats.module.css'
import { type Span, wholeSpan } from './span.ts'

/** What staff see of how Nestling is used: two tables and four charts (spec 2). */
export function Statistics() {
  const t = useT()
  const [span, setSpan] = useState(() => wholeSpan(new Date()))
  const [typed, setTyped] = useState(span)
  /** What is on its way to being a span is shown where it is typed; the figures stay those of the last one. */
  const change = (next: Span) => {
    setTyped(next)
    if (!wrongDays(next.from, next.to)) setSpan(next)
  }
  return (
    <SiteFrame title={t('statistics.documentTitle')}>
      <div className={frame.wrap}>
        <header className={styles.head}>
          <h1>{t('statistics.title')}</h1>
          <p>{t('statistics.lead')}</p>
        </header>
        <div className={styles.tables}>
          <RecentSection />
          <SpanSection span={span} typed={typed} onType={change} />
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
