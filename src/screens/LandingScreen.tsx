import { useT } from '../i18n/use-t.ts'
import { Hero } from './landing/Hero.tsx'
import { Places } from './landing/Places.tsx'
import { Safe } from './landing/Safe.tsx'
import { Steps } from './landing/Steps.tsx'
import { SiteFrame } from './site/SiteFrame.tsx'

/** `/`: what Nestling is, and one big way in. */
export default function LandingScreen() {
  const t = useT()
  return (
    <SiteFrame title={t('site.landing.documentTitle')}>
      <Hero />
      <Places />
      <Steps />
      <Safe />
    </SiteFrame>
  )
}
