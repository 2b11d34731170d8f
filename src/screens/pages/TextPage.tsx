import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import frame from '../site/SiteFrame.module.css'
import { SiteFrame } from '../site/SiteFrame.tsx'
import styles from './TextPage.module.css'

interface TextPageProps {
  /** What the browser's tab says. */
  readonly documentTitle: string
  readonly title: string
  readonly lead: string
  /** `TextSection`s, and whatever stands between them. */
  readonly children: ReactNode
}

/** A page to read: its title, what it is about, and its sections below each other. */
export function TextPage({ documentTitle, title, lead, children }: TextPageProps) {
  return (
    <SiteFrame title={documentTitle}>
      <article className={classes(frame.wrap, styles.page)}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        {children}
      </article>
    </SiteFrame>
  )
}
