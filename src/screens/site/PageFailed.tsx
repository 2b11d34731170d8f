import { TryAgain } from '../../app/TryAgain.tsx'
import { useT } from '../../i18n/use-t.ts'
import { SiteFrame } from './SiteFrame.tsx'

/** Instead of a page whose code did not come: the ways to other pages stay. */
export default function PageFailed() {
  const t = useT()
  return (
    <SiteFrame title={t('common.productName')}>
      <div role="alert">
        <TryAgain />
      </div>
    </SiteFrame>
  )
}
