import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './AwayParts.module.css'

/** Over a scene of which some parts have not come: says so, and how to go on. */
export function AwayParts({ count }: { readonly count: number }) {
  const t = useT()
  const { frames } = useWorkspace()
  return (
    <div className={styles.note}>
      <p role="status">{t('design.scene.away', { count })}</p>
      <Button size="small" icon={<ArrowClockwiseIcon weight="bold" />} onClick={frames.reload}>
        {t('design.scene.loadAgain')}
      </Button>
    </div>
  )
}
