import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { User } from '../../../protocol/http/account.ts'
import { KeepAccount } from '../../account/KeepAccount.tsx'
import { call } from '../../client/http/call.ts'
import { createClassRoute, myClassesRoute } from '../../client/http/class-routes.ts'
import { useCall } from '../../client/http/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ClassNameModal } from '../classes/ClassNameModal.tsx'
import { spelledCode } from '../classes/spelled-code.ts'
import styles from './Dashboard.module.css'

/** The classes that one teaches or is in, the way into one, and for teachers the way to a new one. */
export function MyClasses({ user }: { readonly user: User }) {
  const t = useT()
  const navigate = useNavigate()
  const [isBeginning, setBeginning] = useState(false)
  const answer = useCall(myClassesRoute, null)
  const classes = answer?.ok ? answer.data.classes : []
  const isTeacher = user.roles?.includes('teacher') ?? false
  return (
    <section className={styles.section} aria-labelledby="classes">
      <div className={styles.sectionHead}>
        <h2 id="classes">{t('classes.mine.title')}</h2>
        <ButtonLink size="small" kind="ghost" to="/class">
          {t('classes.mine.join')}
        </ButtonLink>
        {isTeacher ? (
          <Button size="small" onClick={() => setBeginning(true)}>
            {t('classes.mine.begin')}
          </Button>
        ) : null}
      </div>
      {answer?.ok && classes.length === 0 ? (
        <p className={styles.quiet}>{t(isTeacher ? 'classes.mine.noneTeacher' : 'classes.mine.none')}</p>
      ) : null}
      <ul className={styles.classes}>
        {classes.map(({ id, name, teacher, isTeacher: isOwn, code, isArchived }) => (
          <li key={id}>
            <h3>
              <Link to={`/classes/${id}`}>{name}</Link>
            </h3>
            <p className={styles.quiet}>
              {isOwn || !teacher
                ? t('classes.mine.yours')
                : t('classes.mine.teacher', { name: teacher.name || teacher.username })}
            </p>
            {isArchived ? <p className={styles.quiet}>{t('classes.mine.over')}</p> : null}
            {code === null || isArchived ? null : (
              <p>{t('classes.mine.code', { code: spelledCode(code) })}</p>
            )}
          </li>
        ))}
      </ul>
      <KeepAccount user={user} />
      {isBeginning ? (
        <ClassNameModal
          title={t('classes.new.title')}
          confirm={t('classes.new.create')}
          name=""
          send={(name) => call(createClassRoute, { name })}
          onDone={(made) => navigate(`/classes/${made.class.id}`)}
          onClose={() => setBeginning(false)}
        />
      ) : null}
    </section>
  )
}
