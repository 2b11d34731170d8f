import { type FormEvent, useState } from 'react'
import { nameMoment } from '../../../commands/project/name-moment.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSend } from '../actions/use-send.ts'
import { useNameThatFits } from '../naming/use-name-that-fits.ts'
import { useSession } from '../session-context.ts'
import { useWorkspace } from '../state/workspace-context.ts'
import styles from './MomentDialog.module.css'
import { keepMomentPicture } from './moment-pictures.ts'

/** Pixels of a moment's picture. */
const picture = { width: 320, height: 200 } as const

/** Ctrl+S: gives the project as it is now a name, with a picture of the scene that stays on this device. */
export function MomentDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  const send = useSend()
  const { localId } = useSession()
  const { frames } = useWorkspace()
  const [name, setName] = useState('')
  const cutName = useNameThatFits()
  const [isTaken, setTaken] = useState(false)

  const keep = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return
    const verdict = send(nameMoment, { name: wanted })
    if (!verdict.ok) return
    if (!verdict.changed) return setTaken(true)
    showToast({ kind: 'success', text: t('moment.kept', { name: wanted }) })
    onClose()
    const { commandId } = verdict
    void frames
      .takePicture(picture.width, picture.height)
      .then((url) => (url === '' ? undefined : keepMomentPicture(localId, commandId, url)))
  }

  return (
    <Modal title={t('moment.title')} size="small" isOpen onClose={onClose}>
      <form className={styles.moment} onSubmit={keep}>
        <p>{t('moment.text')}</p>
        <TextField
          label={t('moment.name')}
          value={name}
          onChange={(next) => {
            setName(cutName(next))
            setTaken(false)
          }}
          error={isTaken ? t('moment.taken') : undefined}
          autoFocus
        />
        <Button type="submit" kind="go" isWide disabled={name.trim() === ''}>
          {t('moment.keep')}
        </Button>
      </form>
    </Modal>
  )
}
