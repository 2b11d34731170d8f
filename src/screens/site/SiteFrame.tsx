import type { ReactNode } from 'react'
import { version } from '../../../package.json'
import { useT } from '../../i18n/use-t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useTheme } from '../../ui/use-theme.ts'
import { useWholePage } from '../../ui/use-whole-page.ts'
import { BrandLink } from './BrandLink.tsx'
import { FootLinks } from './FootLinks.tsx'
import { LanguageButton } from './LanguageButton.tsx'
import styles from './SiteFrame.module.css'
import { SiteHeader } from './SiteHeader.tsx'

interface SiteFrameProps {
  /** What the browser's tab says. */
  readonly title: string
  readonly children: ReactNode
}

/** A light page of the site: header, content, footer. */
export function SiteFrame({ title, children }: SiteFrameProps) {
  const t = useT()
  useTheme('light')
  useWholePage()
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <a className={buttonClass('plain', 'normal', styles.skip)} href="#content">
        {t('site.skipToContent')}
      </a>
      <SiteHeader />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.wrap}>
        <div className={styles.foot}>
          <BrandLink markHeight={32} />
          <FootLinks />
          <LanguageButton />
          <span>{t('site.version', { version })}</span>
        </div>
      </footer>
    </div>
  )
}
