import type { Icon } from '@phosphor-icons/react'
import type { ReactNode } from 'react'
import styles from './PropertiesPanel.module.css'

interface SectionProps {
  readonly title: string
  readonly Icon: Icon
  readonly children: ReactNode
}

/** A group of properties under its heading. */
export function Section({ title, Icon, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h4>
        <Icon weight="bold" />
        {title}
      </h4>
      {children}
    </section>
  )
}
