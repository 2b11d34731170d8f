import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Pupil } from '../../../protocol/http/class.ts'
import { call } from '../../client/http/call.ts'
import { removePupilRoute } from '../../client/http/class-routes.ts'
import { useSend } from '../../client/sending/use-send.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmModal } from '../../ui/ConfirmModal.tsx'
import { showToast } from '../../ui/show-toast.tsx'
import styles from './Class.module.css'
import { NewPicturesModal } from './NewPicturesModal.tsx'

interface PupilLineProps {
  readonly classId: string
  readonly pupil: Pupil
  readonly onChanged: () => void
}

/** Somebody in the class: the way to their shelf, new pictures for who forgot theirs, and out of the class. */
export function PupilLine({ classId, pupil, onChanged }: PupilLineProps) {
  const t = useT()
  const locale = useLocale()
  const errorText = useErrorText()
  const [open, setOpen] = useState<'pictures' | 'remove' | null>(null)
  const { username, nickname, hasPictures, joinedAt } = pupil
  const removing = useSend(
    () => call(removePupilRoute, { id: classId, username }),
    () => {
      onChanged()
      showToast({ kind: 'success', text: t('classes.roster.removed', { nickname }) })
    },
  )
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium' }).format(joinedAt)
  return (
    <li>
      <Avatar name={nickname} image={null} />
      <span className={styles.pupilWords}>
        <Link to={`/${username}`}>{nickname}</Link>
        <small>
          {t('classes.roster.since', { date })}
          {hasPictures ? null : ` · ${t('classes.roster.account')}`}
        </small>
      </span>
      <span className={styles.ways}>
        {hasPictures ? (
          <Button
            size="small"
            aria-label={t('classes.roster.picturesFor', { nickname })}
            onClick={() => setOpen('pictures')}
          >
            {t('classes.roster.pictures')}
          </Button>
        ) : null}
        <Button
          size="small"
          kind="ghost"
          aria-label={t('classes.roster.removeNamed', { nickname })}
          onClick={() => setOpen('remove')}
        >
          {t('classes.roster.remove')}
        </Button>
      </span>
      {open === 'pictures' ? (
        <NewPicturesModal classId={classId} pupil={pupil} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'remove' ? (
        <ConfirmModal
          title={t('classes.roster.removeTitle', { nickname })}
          text={t('classes.roster.removeText')}
          confirm={t('classes.roster.remove')}
          isBusy={removing.isSending}
          error={removing.error ? errorText(removing.error.code) : undefined}
          onConfirm={() => removing.send(null)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </li>
  )
}
