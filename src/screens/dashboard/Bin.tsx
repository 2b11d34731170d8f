import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useState } from 'react'
import type { BinnedProject } from '../../../protocol/http/bin.ts'
import { binRoute, removeFromBinRoute, restoreProjectRoute } from '../../client/http/bin-routes.ts'
import { call } from '../../client/http/call.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmModal } from '../../ui/ConfirmModal.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import styles from './Dashboard.module.css'

interface BinProps {
  /** Rises with each change. */
  readonly version: number
  /** Something has left it. */
  readonly onChange: () => void
}

/** What somebody has deleted in the last 30 days: to be brought back, or deleted for good. */
export function Bin({ version, onChange }: BinProps) {
  const t = useT()
  const errorText = useErrorText()
  const answer = useCall(binRoute, null, String(version))
  if (!answer) return <Skeleton height={120} />
  if (!answer.ok) return <p role="alert">{errorText(answer.error.code)}</p>
  const { projects } = answer.data
  if (projects.length === 0)
    return <EmptyState title={t('dashboard.bin.empty')} text={t('dashboard.bin.text')} />
  return (
    <>
      <p className={styles.quiet}>{t('dashboard.bin.text')}</p>
      <ul className={styles.bin}>
        {projects.map((project) => (
          <BinLine key={project._id} project={project} onChange={onChange} />
        ))}
      </ul>
    </>
  )
}

function BinLine({ project, onChange }: { readonly project: BinnedProject; readonly onChange: () => void }) {
  const t = useT()
  const errorText = useErrorText()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const { _id: id, displayName: name, goneAt } = project
  const said = (text: string) => {
    showToast({ kind: 'success', text })
    onChange()
  }
  const restoring = useSend(
    () => call(restoreProjectRoute, { id }),
    (data) => said(t('dashboard.bin.restored', { name: data.project.displayName })),
  )
  const removing = useSend(
    () => call(removeFromBinRoute, { id }),
    () => said(t('dashboard.bin.removed', { name })),
  )
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }).format(goneAt)
  return (
    <li>
      <span className={styles.binWords}>
        <b>{name}</b>
        <small>{t('dashboard.bin.gone', { date })}</small>
        {restoring.error ? <span role="alert">{errorText(restoring.error.code)}</span> : null}
      </span>
      <Button
        size="small"
        icon={<ArrowCounterClockwiseIcon weight="bold" />}
        aria-label={t('dashboard.bin.restoreNamed', { name })}
        isBusy={restoring.isSending}
        onClick={() => restoring.send(null)}
      >
        {t('dashboard.bin.restore')}
      </Button>
      <Button
        size="small"
        kind="ghost"
        icon={<TrashIcon weight="bold" />}
        aria-label={t('dashboard.bin.removeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('dashboard.bin.remove')}
      </Button>
      {isAsking ? (
        <ConfirmModal
          title={t('dashboard.bin.removeTitle', { name })}
          text={t('dashboard.bin.removeText')}
          confirm={t('dashboard.bin.remove')}
          isBusy={removing.isSending}
          error={removing.error ? errorText(removing.error.code) : undefined}
          onConfirm={() => removing.send(null)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  )
}
