import type { SaveStatus } from '../../client/project-session/project-session.ts'
import { languageTag } from '../../i18n/language-tag.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Translate } from '../../i18n/use-t.ts'

/** The sentence of a save status: never more than is so. */
export function saveStatusText(status: SaveStatus, t: Translate, locale: Locale): string {
  switch (status.kind) {
    case 'loading':
      return t('workspace.save.loading')
    case 'untouched':
      return t('workspace.save.untouched')
    case 'login-needed':
      return t('workspace.save.loginNeeded')
    case 'no-access':
      return t('workspace.save.noAccess')
    case 'saving':
      return t('workspace.save.saving')
    case 'saved-on-device':
      return t('workspace.save.savedOnDevice')
    case 'saved':
      return t('workspace.save.saved', { time: timeOfDay(status.at, locale) })
    case 'offline':
      if (status.waiting === 0) return t('workspace.save.offline')
      if (status.waiting === 1) return t('workspace.save.offlineOne')
      return t('workspace.save.offlineMany', { count: status.waiting })
    case 'cannot-save':
      return t('workspace.save.cannotSave')
  }
}

/** The same where there is room for a word only, on a phone. */
export function shortSaveStatus(status: SaveStatus, t: Translate, locale: Locale): string {
  switch (status.kind) {
    case 'saved':
      return t('workspace.save.savedShort', { time: timeOfDay(status.at, locale) })
    case 'saved-on-device':
      return t('workspace.save.savedOnDeviceShort')
    case 'offline':
      return t('workspace.save.offlineShort', { count: status.waiting })
    case 'cannot-save':
      return t('workspace.save.cannotSaveShort')
    case 'untouched':
      return t('workspace.save.untouchedShort')
    case 'login-needed':
      return t('workspace.save.loginNeededShort')
    case 'no-access':
      return t('workspace.save.noAccessShort')
    default:
      return saveStatusText(status, t, locale)
  }
}

const timeOfDay = (at: number, locale: Locale) =>
  new Intl.DateTimeFormat(languageTag(locale), { hour: '2-digit', minute: '2-digit' }).format(at)
