import { myClassesRoute } from '../../client/http/class-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import styles from './Dashboard.module.css'

/** The classes that one teaches or is in; nothing for those who are in none. */
export function MyClasses() {
  const t = useT()
  const answer = useCall(myClassesRoute, null)
  const classes = answer?.ok ? answer.data.classes.filter(({ isArchived }) => !isArchived) : []
  if (classes.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="classes">
      <h2 id="classes">{t('dashboard.classes.title')}</h2>
      <ul className={styles.classes}>
        {classes.map(({ id, name, teacher, isTeacher, code }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p className={styles.quiet}>
              {isTeacher || !teacher
                ? t('dashboard.classes.yours')
                : t('dashboard.classes.teacher', { name: teacher.name || teacher.username })}
            </p>
            {code === null ? null : <p>{t('dashboard.classes.code', { code })}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
