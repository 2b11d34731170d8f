import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Operator } from './pages/Operator.tsx'
import { TextPage } from './pages/TextPage.tsx'
import { TextSection } from './pages/TextSection.tsx'

const sections = ['world', 'bug', 'idea', 'login', 'data'] as const

/** `/contact`: which way leads to whom. */
export default function ContactScreen() {
  const t = useT()
  return (
    <TextPage documentTitle={t('contact.documentTitle')} title={t('contact.title')} lead={t('contact.lead')}>
      {sections.map((id) => (
        <TextSection
          key={id}
          id={id}
          title={t(`contact.sections.${id}.title`)}
          text={t(`contact.sections.${id}.text`)}
        >
          {id === 'bug' ? (
            <ButtonLink kind="go" to="/feedback">
              {t('contact.feedback')}
            </ButtonLink>
          ) : null}
        </TextSection>
      ))}
      <TextSection id="operator" title={t('contact.sections.operator.title')}>
        <Operator unknown={t('contact.sections.operator.unknown')} />
      </TextSection>
    </TextPage>
  )
}
