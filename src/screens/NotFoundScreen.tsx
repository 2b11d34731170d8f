import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './NotFoundScreen.module.css'
import { FallenEgg } from './site/FallenEgg.tsx'
import { SiteFrame } from './site/SiteFrame.tsx'

/** The 404 page (spec 2). */
export default function NotFoundScreen() {
  const t = useT()
  return (
    <SiteFrame title={`${t('site.notFound.title')} · ${t('common.productName')}`}>
      <div className={styles.page}>
        <FallenEgg title={t('site.notFound.pictureAlt')} />
        <h1>{t('site.notFound.title')}</h1>
        <p>{t('site.notFound.text')}</p>
        <ButtonLink kind="go" size="big" to="/">
          {t('site.notFound.button')}
        </ButtonLink>
      </div>
    </SiteFrame>
  )
}
