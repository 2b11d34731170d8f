import type { Icon } from '@phosphor-icons/react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import styles from './PropertiesPanel.module.css'
import { ResetButton } from './ResetButton.tsx'

interface SectionProps {
  readonly title: string
  readonly Icon: Icon
  /** Left out while there is nothing to bring back. */
  readonly onReset?: (() => void) | undefined
  readonly children: ReactNode
}

/** A group of properties under its heading. */
export function Section({ title, Icon, onReset, children }: SectionProps) {
  const t = useT()
  return (
    <section className={styles.section}>
      <h4>
        <Icon weight="bold" />
        <span>{title}</span>
        {onReset ? (
          <ResetButton label={t('design.properties.resetAll', { what: title })} onPress={onReset} />
        ) : null}
      </h4>
      {children}
    </section>
  )
}
