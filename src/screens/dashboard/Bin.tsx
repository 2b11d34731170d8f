import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useRef, useState } from 'react'
import type { BinnedProject } from '../../../protocol/http/bin.ts'
import { binRoute, removeFromBinRoute, restoreProjectRoute } from '../../client/http/bin-routes.ts'
import { call } from '../../client/http/call.ts'
import { useKeptCall } from '../../client/http/use-kept-call.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmModal } from '../../ui/ConfirmModal.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import { useFocusNext } from '../../ui/use-focus-next.ts'
import { HiddenNote } from '../site/HiddenNote.tsx'
import styles from './Dashboard.module.css'

interface BinProps {
  /** Something has left it. */
  readonly onChange: () => void
}

/** What somebody has deleted in the last 30 days: to be brought back, or deleted for good. */
export function Bin({ onChange }: BinProps) {
  const t = useT()
  const errorText = useErrorText()
  const { answer, reload } = useKeptCall(binRoute, null)
  const part = useRef<HTMLDivElement>(null)
  useFocusNext(part, part)
  const projects = answer?.ok ? answer.data.projects : []
  const left = () => {
    reload()
    onChange()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={part} role="group" aria-label={t('dashboard.tabs.bin')} tabIndex={-1}>
      {answer ? null : <Skeleton height={120} />}
      {answer && !answer.ok ? <p role="alert">{errorText(answer.error.code)}</p> : null}
      {answer?.ok && projects.length === 0 ? (
        <EmptyState title={t('dashboard.bin.empty')} text={t('dashboard.bin.text')} />
      ) : null}
      {projects.length > 0 ? (
        <>
          <p className={styles.quiet}>{t('dashboard.bin.text')}</p>
          <ul className={styles.bin}>
            {projects.map((project) => (
              <BinLine key={project._id} project={project} onChange={left} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function BinLine({ project, onChange }: { readonly project: BinnedProject; readonly onChange: () => void }) {
  const t = useT()
  const errorText = useErrorText()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const { _id: id, displayName: name, goneAt, isFromStaff } = project
  const said = (text: string) => {
    setAsking(false)
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
        {isFromStaff ? <HiddenNote text={t('dashboard.bin.fromStaff')} /> : null}
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
