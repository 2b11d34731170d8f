import { useState } from 'react'
import type { ProjectSummary, Visibility } from '../../protocol/http/project.ts'
import { call } from '../client/http/call.ts'
import { myClassesRoute } from '../client/http/class-routes.ts'
import { projectByNameRoute, visibilityRoute } from '../client/http/project-routes.ts'
import { useCall } from '../client/http/use-call.ts'
import { useKeptCall } from '../client/http/use-kept-call.ts'
import { useSend } from '../client/sending/use-send.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { Select } from '../ui/Select.tsx'
import { showToast } from '../ui/show-toast.tsx'
import { AskTeacher } from './AskTeacher.tsx'
import styles from './Publish.module.css'
import { TeacherWord } from './TeacherWord.tsx'
import { useOwnApprovals } from './use-own-approvals.ts'

const everyone: readonly Visibility[] = ['private', 'class', 'link', 'public']

/** The owner says who may see a project; 'my class' is there for who is in one. A pupil asks the teacher for more than
 * that. `path` is the project's: `/{username}/{name}`. */
export function WhoSees({ path }: { readonly path: string }) {
  const [username = '', name = ''] = path.split('/').filter(Boolean)
  const { answer, reload } = useKeptCall(projectByNameRoute, { username, name })
  const classes = useCall(myClassesRoute, null)
  if (!answer?.ok || !classes) return null
  const isInClass = classes.ok && classes.data.classes.some(({ isArchived }) => !isArchived)
  return <Choice project={answer.data.project} isInClass={isInClass} onChanged={reload} />
}

interface ChoiceProps {
  readonly project: ProjectSummary
  readonly isInClass: boolean
  readonly onChanged: () => void
}

function Choice({ project, isInClass, onChanged }: ChoiceProps) {
  const t = useT()
  const errorText = useErrorText()
  const { find, reload } = useOwnApprovals()
  const { _id: id, visibility: now, published } = project
  /** What was chosen last; `null` once the teacher was asked for it. */
  const [chosen, setChosen] = useState<Visibility | null>(null)
  const { sendAgain, isSending, error } = useSend(
    (visibility: Visibility) => call(visibilityRoute, { id, visibility }),
    () => {
      onChanged()
      reload()
      showToast({ kind: 'success', text: t('classes.see.saved') })
    },
  )
  return (
    <div className={styles.people}>
      <Select
        label={t('classes.see.title')}
        value={now}
        isDisabled={isSending}
        onChange={(visibility) => {
          setChosen(visibility)
          sendAgain(visibility)
        }}
        options={everyone
          .filter((visibility) => visibility !== 'class' || isInClass || now === 'class')
          .map((visibility) => ({ id: visibility, text: t(`classes.see.${visibility}`) }))}
      />
      <TeacherWord approval={find?.(id)} />
      {now === 'class' && !published ? <p className={styles.note}>{t('publish.classOnceOut')}</p> : null}
      {error && chosen ? (
        <p className={styles.error} role="alert">
          {errorText(error.code)}
        </p>
      ) : null}
      {error?.code === 'class.approval-needed' && (chosen === 'link' || chosen === 'public') ? (
        <>
          {now === 'private' ? <p className={styles.note}>{t('publish.askShows')}</p> : null}
          <AskTeacher
            key={chosen}
            projectId={id}
            wanted={chosen}
            onAsked={() => {
              setChosen(null)
              onChanged()
              reload()
            }}
          />
        </>
      ) : null}
    </div>
  )
}
