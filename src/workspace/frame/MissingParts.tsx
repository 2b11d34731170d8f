import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './MissingParts.module.css'

interface MissingPartsProps {
  readonly count: number
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** Over a world that plays without some of its parts: says so, and how to go on. */
export function MissingParts({ count, onAgain, onClose }: MissingPartsProps) {
  const t = useT()
  return (
    <div className={styles.note}>
      <p role="status">{t('site.play.missing', { count })}</p>
      <div className={styles.ways}>
        <Button size="small" icon={<ArrowClockwiseIcon weight="bold" />} onClick={onAgain}>
          {t('site.play.loadAgain')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('site.play.playOn')}
        </Button>
      </div>
    </div>
  )
}
