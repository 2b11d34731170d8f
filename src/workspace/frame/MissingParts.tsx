import type { MouseEvent } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { keysToWorld } from '../../ui/keys-to-world.ts'
import { PartsNote } from './PartsNote.tsx'

interface MissingPartsProps {
  readonly count: number
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** Over a world that plays without some of its parts. */
export function MissingParts({ count, onAgain, onClose }: MissingPartsProps) {
  const t = useT()
  const playOn = (event: MouseEvent<HTMLButtonElement>) => {
    keysToWorld(event)
    onClose()
  }
  return (
    <PartsNote text={t('site.play.missing', { count })} onAgain={onAgain}>
      <Button size="small" onClick={playOn}>
        {t('site.play.playOn')}
      </Button>
    </PartsNote>
  )
}
