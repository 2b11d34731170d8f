import { useT } from '../../i18n/use-t.ts'
import { CourseList } from './CourseList.tsx'
import { OwnCourses } from './OwnCourses.tsx'
import styles from './PersonPage.module.css'

interface CoursesTabProps {
  readonly username: string
  readonly isOwn: boolean
}

/** The courses there are, and to oneself how far one is in each. */
export function CoursesTab({ username, isOwn }: CoursesTabProps) {
  const t = useT()
  if (isOwn) return <OwnCourses username={username} />
  return (
    <>
      <p className={styles.quiet}>{t('profile.coursesTab.private', { username })}</p>
      <CourseList />
    </>
  )
}
