import type { LoggedIn } from '../../machines/auth/auth-machine.ts'
import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import { errorText } from '../i18n/error-text.ts'
import { needWords } from '../i18n/i18n.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Translate } from '../i18n/use-t.ts'
import { showToast } from '../ui/show-toast.tsx'

export function sayWelcome(by: LoggedIn['by'], { name }: LoggedIn['user'], t: Translate): void {
  const text = by === 'login' ? t('account.login.success') : t('account.signup.success', { name })
  showToast({ kind: 'success', text })
}

/** Somebody logged in or out in another tab. A page that says little has not the words for it yet. */
export async function sayChangedElsewhere(t: Translate): Promise<void> {
  await needWords('people')
  showToast({ kind: 'plain', text: t('account.changedElsewhere'), isLong: true })
}

export function sayLogoutFailed(code: ErrorCode, locale: Locale): void {
  showToast({ kind: 'error', text: errorText(code, locale) })
}
