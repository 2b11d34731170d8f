import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { PartsNote } from './PartsNote.tsx'

interface MissingPartsProps {
  readonly count: number
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** Over a world that plays without some of its parts. */
export function MissingParts({ count, onAgain, onClose }: MissingPartsProps) {
  const t = useT()
  return (
    <PartsNote text={t('site.play.missing', { count })} onAgain={onAgain}>
      <Button size="small" onClick={onClose}>
        {t('site.play.playOn')}
      </Button>
    </PartsNote>
  )
}
