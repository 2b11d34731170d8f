import { useT } from '../i18n/use-t.ts'
import frame from '../screens/site/SiteFrame.module.css'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useTheme } from '../ui/use-theme.ts'

/** A page on its way: only its header, in the shape it will have (spec 2, Loading screens). */
export function HeaderSkeleton() {
  const t = useT()
  useTheme('light')
  return (
    <div className={frame.header} role="status" aria-label={t('site.loading')}>
      <Skeleton width={34} height={40} />
      <Skeleton width={120} height={26} />
      <span className={frame.space} />
      <Skeleton width={92} height={36} />
    </div>
  )
}
