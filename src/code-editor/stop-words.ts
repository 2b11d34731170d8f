import type { CannotStop } from '../../language/compile/debug/called-by.ts'
import type { useT } from '../i18n/use-t.ts'

/** What a stop says: that the run stops there, or why it cannot. */
export function stopWords(t: ReturnType<typeof useT>, why: CannotStop | null): string {
  if (why === null) return t('watch.stopHere')
  return why.by === null ? t('watch.inOneGo') : t('watch.calledBy', { by: why.by })
}
