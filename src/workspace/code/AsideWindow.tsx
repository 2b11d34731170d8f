import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import type { ReactNode, Ref } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './AsideWindow.module.css'

interface AsideWindowProps {
  readonly title: string
  readonly onClose: () => void
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** What stands beside the code, a search box and a list below its title. Its cross and Esc close it. */
export function AsideWindow({ title, onClose, ref, children }: AsideWindowProps) {
  const t = useT()
  return (
    <section
      ref={ref}
      className={styles.window}
      aria-label={title}
      data-pane="meaning"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton label={t('common.close')} icon={<XIcon weight="bold" />} onClick={onClose} />
      </header>
      {children}
    </section>
  )
}
