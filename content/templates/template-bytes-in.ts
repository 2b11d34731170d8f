import type { CodeLocale } from '../../language/locale.ts'
import { templateBytes } from './template-bytes.ts'

/** As `templateBytes`, in a language as far as the scene speaks it. The words of others than English are fetched for it; without them it is English. */
export async function templateBytesIn(slug: string, locale: CodeLocale): Promise<Uint8Array> {
  if (locale === 'en') return templateBytes(slug)
  const german = await import('../german/german-template-bytes.ts').catch(() => null)
  return german ? german.germanTemplateBytes(slug) : templateBytes(slug)
}
