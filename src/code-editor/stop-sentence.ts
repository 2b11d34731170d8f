import type { CannotStop } from '../../language/compile/debug/called-by.ts'
import type { Translate } from '../i18n/use-t.ts'

/** What a stop says: that it is one, or why the run cannot be stopped there. */
export function stopSentence(why: CannotStop | null, t: Translate): string {
  if (why === null) return t('watch.stopHere')
  if (why.by === null) return t('watch.inOneGo')
  return why.by === 'new' ? t('watch.whileMade') : t('watch.calledBy', { by: why.by })
}
