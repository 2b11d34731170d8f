import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import styles from './PickHint.module.css'

interface PickHintProps {
  readonly onCancel: () => void
}

/** Says that a click in the scene is waited for. */
export function PickHint({ onCancel }: PickHintProps) {
  const t = useT()
  return (
    <div className={styles.hint} role="status">
      {t('code.item.picking')}
      <Button size="small" onClick={onCancel}>
        {t('code.item.pickingEnd')}
      </Button>
    </div>
  )
}
