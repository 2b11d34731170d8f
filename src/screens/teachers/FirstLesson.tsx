import { useT } from '../../i18n/use-t.ts'
import frame from '../site/SiteFrame.module.css'
import styles from './Teachers.module.css'

const steps = ['look', 'place', 'program', 'swap', 'keep'] as const

/** A lesson that needs no preparation, in five steps. */
export function FirstLesson() {
  const t = useT()
  return (
    <section className={styles.band}>
      <div className={frame.wrap}>
        <h2>{t('teachers.lessonTitle')}</h2>
        <p className={styles.note}>{t('teachers.lessonText')}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <span className={styles.time}>{t(`teachers.lesson.${step}.time`)}</span>
              <h3>{t(`teachers.lesson.${step}.title`)}</h3>
              <p>{t(`teachers.lesson.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
