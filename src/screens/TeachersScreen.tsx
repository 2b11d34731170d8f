import { heroPicture } from '../assets/landing-pictures.ts'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { classes } from '../ui/classes.ts'
import { TextSection } from './pages/TextSection.tsx'
import frame from './site/SiteFrame.module.css'
import { SiteFrame } from './site/SiteFrame.tsx'
import { FirstLesson } from './teachers/FirstLesson.tsx'
import styles from './teachers/Teachers.module.css'

const sections = ['needs', 'learn', 'together', 'see', 'safe', 'own'] as const

/** `/teachers` and `/coding-workshops`: a first lesson, and what a grown-up wants to know before it. */
export default function TeachersScreen() {
  const t = useT()
  return (
    <SiteFrame title={t('teachers.documentTitle')}>
      <div className={classes(frame.wrap, styles.hero)}>
        <div>
          <h1>{t('teachers.title')}</h1>
          <p>{t('teachers.lead')}</p>
          <ButtonLink kind="go" size="big" to="/template/treehouse">
            {t('teachers.start')}
          </ButtonLink>
        </div>
        <img src={heroPicture} alt={t('teachers.pictureAlt')} width={1000} height={860} />
      </div>
      <FirstLesson />
      <div className={frame.wrap}>
        {sections.map((id) => (
          <TextSection
            key={id}
            id={id}
            title={t(`teachers.sections.${id}.title`)}
            text={t(`teachers.sections.${id}.text`)}
          />
        ))}
      </div>
    </SiteFrame>
  )
}
