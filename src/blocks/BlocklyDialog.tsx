import { useState } from 'react'
import { limits } from '../../model/document/limits.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
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

/** What Blockly asks for is the name of a variable. */
const max = limits.variableNameLength

/** Asks what Blockly asks, in our own dialog. Closing it answers no. A name that is too long stays to be mended. */
export function BlocklyDialog({ question, onClose }: BlocklyDialogProps) {
  const t = useT()
  const errorText = useErrorText()
  const [value, setValue] = useState(question.kind === 'prompt' ? question.value : '')
  const isTooLong = value.trim().length > max

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
          if (!isTooLong) answer(true)
        }}
      >
        {question.kind === 'prompt' ? (
          <TextField
            label={question.text}
            value={value}
            onChange={setValue}
            error={isTooLong ? errorText('name.too-long', { max }) : undefined}
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
