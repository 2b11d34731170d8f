import type { Locale } from '../i18n/locale.ts'

/**
 * Brings the words of Monaco's own boxes and menus in another language than English. To be waited for before Monaco itself is loaded: it reads
 * them while it loads. Without a network it speaks English.
 */
export async function loadMonacoWords(locale: Locale): Promise<void> {
  if (locale === 'de') await import('monaco-editor/nls/lang/de').catch(() => undefined)
}
