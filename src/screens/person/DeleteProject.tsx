import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useState } from 'react'
import { deleteProjectRoute } from '../../client/http/bin-routes.ts'
import { call } from '../../client/http/call.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { ConfirmModal } from '../../ui/ConfirmModal.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { showToast } from '../../ui/show-toast.tsx'

interface DeleteProjectProps {
  readonly projectId: string
  readonly name: string
  readonly onDeleted: () => void
}

/** Puts one's own project into the bin, after a question. */
export function DeleteProject({ projectId, name, onDeleted }: DeleteProjectProps) {
  const t = useT()
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const { send, isSending, error } = useSend(
    () => call(deleteProjectRoute, { id: projectId }),
    () => {
      setAsking(false)
      showToast({ kind: 'success', text: t('dashboard.delete.done', { name }) })
      onDeleted()
    },
  )
  return (
    <>
      <IconButton
        label={`${t('dashboard.delete.button')}: ${name}`}
        tip={t('dashboard.delete.button')}
        icon={<TrashIcon weight="bold" />}
        onClick={() => setAsking(true)}
      />
      {isAsking ? (
        <ConfirmModal
          title={t('dashboard.delete.title', { name })}
          text={t('dashboard.delete.text')}
          confirm={t('dashboard.delete.button')}
          isBusy={isSending}
          error={error ? errorText(error.code) : undefined}
          onConfirm={() => send(null)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
