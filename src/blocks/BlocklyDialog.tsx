import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Modal.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './BlocklyDialog.module.css'
import type { Question } from './canvas/blockly-questions.ts'

interface BlocklyDialogProps {
  readonly question: Question
  readonly onClose: () => void
}

/** Asks what Blockly asks, in our own dialog. Closing it answers no. */
export function BlocklyDialog({ question, onClose }: BlocklyDialogProps) {
  const t = useT()
  const [value, setValue] = useState(question.kind === 'prompt' ? question.value : '')

  const answer = (isYes: boolean) => {
    onClose()
    if (question.kind === 'prompt') question.answer(isYes && value.trim() !== '' ? value.trim() : null)
    else if (question.kind === 'confirm') question.answer(isYes)
    else question.answer()
  }
  return (
    <Modal title={t('code.dialog.question')} size="small" isOpen onClose={() => answer(false)}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          answer(true)
        }}
      >
        {question.kind === 'prompt' ? (
          <TextField
            label={question.text}
            value={value}
            onChange={setValue}
            maxLength={100}
            autoFocus
            autoComplete="off"
          />
        ) : (
          <p>{question.text}</p>
        )}
        <div className={styles.buttons}>
          {question.kind === 'alert' ? null : (
            <Button onClick={() => answer(false)}>{t('common.cancel')}</Button>
          )}
          <Button kind="go" type="submit">
            {t('code.ok')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
