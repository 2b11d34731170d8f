import { useT } from '../i18n/use-t.ts'
import { TextPage } from './pages/TextPage.tsx'
import { TextSection } from './pages/TextSection.tsx'

const sections = ['yours', 'kind', 'others', 'programs', 'report', 'age', 'promise', 'changes'] as const

/** `/terms`: the rules, short enough to be read. */
export default function TermsScreen() {
  const t = useT()
  return (
    <TextPage documentTitle={t('terms.documentTitle')} title={t('terms.title')} lead={t('terms.lead')}>
      {sections.map((id) => (
        <TextSection
          key={id}
          id={id}
          title={t(`terms.sections.${id}.title`)}
          text={t(`terms.sections.${id}.text`)}
        />
      ))}
    </TextPage>
  )
}
