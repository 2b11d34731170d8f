import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Question } from './faqs/Question.tsx'
import { TextPage } from './pages/TextPage.tsx'
import { TextSection } from './pages/TextSection.tsx'

const groups = {
  begin: ['account', 'cost', 'device', 'age'],
  build: ['blocks', 'own', 'stuck', 'loop'],
  keep: ['lost', 'saved', 'offline', 'password'],
  show: ['publish', 'code', 'remix'],
  grownUps: ['safe', 'data', 'school'],
} as const

const groupIds = ['begin', 'build', 'keep', 'show', 'grownUps'] as const

/** `/faqs`: questions that open, in groups. */
export default function FaqsScreen() {
  const t = useT()
  return (
    <TextPage documentTitle={t('faqs.documentTitle')} title={t('faqs.title')} lead={t('faqs.lead')}>
      {groupIds.map((group) => (
        <TextSection key={group} id={group} title={t(`faqs.groups.${group}`)}>
          {groups[group].map((id) => (
            <Question
              key={id}
              id={id}
              title={t(`faqs.questions.${id}.title`)}
              text={t(`faqs.questions.${id}.text`)}
            />
          ))}
        </TextSection>
      ))}
      <TextSection id="more" title={t('faqs.more')}>
        <ButtonLink to="/contact">{t('faqs.write')}</ButtonLink>
      </TextSection>
    </TextPage>
  )
}
