import { useT } from '../i18n/use-t.ts'
import { Operator } from './pages/Operator.tsx'
import { Prose } from './pages/Prose.tsx'
import { TextPage } from './pages/TextPage.tsx'
import { TextSection } from './pages/TextSection.tsx'
import { YourData } from './privacy/YourData.tsx'

const sections = ['browser', 'account', 'seen', 'counted', 'cookies', 'google', 'deleting'] as const

/** `/privacy`: what is kept, where, for how long, and how to have it or to get rid of it. */
export default function PrivacyScreen() {
  const t = useT()
  return (
    <TextPage documentTitle={t('privacy.documentTitle')} title={t('privacy.title')} lead={t('privacy.lead')}>
      <TextSection
        id="short"
        title={t('privacy.sections.short.title')}
        text={t('privacy.sections.short.text')}
      />
      <TextSection id="yours" title={t('privacy.yours.title')}>
        <YourData />
      </TextSection>
      {sections.map((id) => (
        <TextSection
          key={id}
          id={id}
          title={t(`privacy.sections.${id}.title`)}
          text={t(`privacy.sections.${id}.text`)}
        />
      ))}
      <TextSection id="responsible" title={t('privacy.sections.responsible.title')}>
        <Prose text={t('privacy.sections.responsible.text')} />
        <Operator unknown={t('privacy.sections.responsible.unknown')} />
      </TextSection>
    </TextPage>
  )
}
