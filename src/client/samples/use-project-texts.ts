import { sampleTexts } from '../../../content/samples/sample-texts.ts'
import { houseName } from '../../../protocol/addresses/house-name.ts'
import type { ProjectSummary } from '../../../protocol/http/project.ts'
import { useLocale } from '../../i18n/use-t.ts'

type Texts = Pick<ProjectSummary, 'displayName' | 'description'>

const textsOf: Readonly<Partial<Record<string, (typeof sampleTexts)[keyof typeof sampleTexts]>>> = sampleTexts

/** What a project is called and what it is about: as its maker says it, and a sample of the house in the reader's language. */
export function useProjectTexts({
  username,
  name,
  displayName,
  description,
}: Pick<ProjectSummary, 'username' | 'name'> & Texts): Texts {
  const locale = useLocale()
  const sample = username === houseName ? textsOf[name] : undefined
  return sample
    ? { displayName: sample.name[locale], description: sample.about[locale] }
    : { displayName, description }
}
