import type { SchoolClass } from '../../../protocol/http/class.ts'
import { useT } from '../../i18n/use-t.ts'
import { FoundWorlds } from '../found/FoundWorlds.tsx'
import frame from '../site/SiteFrame.module.css'
import { SiteFrame } from '../site/SiteFrame.tsx'
import styles from './Class.module.css'
import { ClassWorlds } from './ClassWorlds.tsx'
import { LeaveClass } from './LeaveClass.tsx'
import { TeacherPart } from './TeacherPart.tsx'

interface ClassPageProps {
  readonly schoolClass: SchoolClass
  /** Of whoever looks. */
  readonly username: string
  /** It has another name, code or state now. */
  readonly onChanged: () => void
}

/** A class: what it shows; for its teacher also how children come in, who is there and what they ask. */
export function ClassPage({ schoolClass, username, onChanged }: ClassPageProps) {
  const t = useT()
  const { id, name, teacher, isTeacher, isArchived } = schoolClass
  return (
    <SiteFrame title={t('classes.page.documentTitle', { name })}>
      <div className={frame.wrap}>
        <header className={styles.head}>
          <h1>{name}</h1>
          {teacher && !isTeacher ? (
            <p>{t('classes.mine.teacher', { name: teacher.name || teacher.username })}</p>
          ) : null}
          {isArchived ? <p role="status">{t('classes.page.isOver')}</p> : null}
        </header>
        {isTeacher ? (
          <TeacherPart schoolClass={schoolClass} onChanged={onChanged} />
        ) : (
          <>
            <FoundWorlds username={username} />
            <ClassWorlds classId={id} nicknames={null} />
            <LeaveClass schoolClass={schoolClass} username={username} />
          </>
        )}
      </div>
    </SiteFrame>
  )
}
