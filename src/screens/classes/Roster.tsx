import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState } from 'react'
import type { z } from 'zod'
import type { RosterAnswer, SchoolClass } from '../../../protocol/http/class.ts'
import type { CallResult } from '../../client/http/call-error.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AddPupilModal } from './AddPupilModal.tsx'
import styles from './Class.module.css'
import { PupilLine } from './PupilLine.tsx'

interface RosterProps {
  readonly schoolClass: SchoolClass
  /** `null` while it is on its way. */
  readonly answer: CallResult<z.infer<typeof RosterAnswer>> | null
  readonly onChanged: () => void
}

/** Who is in a class. */
export function Roster({ schoolClass: { id, isArchived }, answer, onChanged }: RosterProps) {
  const t = useT()
  const errorText = useErrorText()
  const [isAdding, setAdding] = useState(false)
  const pupils = answer?.ok ? answer.data.pupils : []
  return (
    <section className={styles.section} aria-labelledby="pupils">
      <div className={styles.sectionHead}>
        <h2 id="pupils">
          {pupils.length > 0
            ? t('classes.roster.count', { count: pupils.length })
            : t('classes.roster.title')}
        </h2>
        {isArchived ? null : (
          <Button size="small" icon={<PlusIcon weight="bold" />} onClick={() => setAdding(true)}>
            {t('classes.roster.add')}
          </Button>
        )}
      </div>
      {answer ? null : <Skeleton height={120} />}
      {answer?.ok === false ? <p role="alert">{errorText(answer.error.code)}</p> : null}
      {answer?.ok && pupils.length === 0 ? (
        <EmptyState title={t('classes.roster.empty')} text={t('classes.roster.emptyText')} />
      ) : null}
      <ul className={styles.pupils}>
        {pupils.map((pupil) => (
          <PupilLine key={pupil.username} classId={id} pupil={pupil} onChanged={onChanged} />
        ))}
      </ul>
      {isAdding ? <AddPupilModal classId={id} onAdded={onChanged} onClose={() => setAdding(false)} /> : null}
    </section>
  )
}
