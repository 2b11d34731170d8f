import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SaveStatus } from '../../src/client/project-session/project-session.ts'
import { de } from '../../src/i18n/de.ts'
import { en } from '../../src/i18n/en.ts'
import { isLocale } from '../../src/i18n/locale.ts'
import type { Translate } from '../../src/i18n/use-t.ts'
import { saveStatusText, shortSaveStatus } from '../../src/workspace/header/save-status-text.ts'

const at = new Date(2026, 1, 1, 12, 3).getTime()

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: en }, de: { translation: de } } }))

const translate = (locale: string): Translate => {
  const t = i18next.getFixedT(locale)
  return (key, params) => t(key, params ?? {})
}

const words = (status: SaveStatus, locale: string) =>
  isLocale(locale) ? saveStatusText(status, translate(locale), locale) : ''

describe('Save status', () => {
  it.each([
    [{ kind: 'saved', at }, 'Saved 12:03', 'Gespeichert 12:03'],
    [{ kind: 'saved-on-device', at }, 'Saved on this device', 'Auf diesem Gerät gespeichert'],
    [{ kind: 'offline', waiting: 0 }, 'Working offline, all saved', 'Offline, alles gespeichert'],
    [{ kind: 'offline', waiting: 1 }, 'Working offline, 1 change waiting', 'Offline, 1 Änderung wartet'],
    [
      { kind: 'offline', waiting: 14 },
      'Working offline, 14 changes waiting',
      'Offline, 14 Änderungen warten',
    ],
    [{ kind: 'saving' }, 'Saving…', 'Wird gespeichert…'],
    [{ kind: 'loading' }, 'Opening…', 'Wird geöffnet…'],
    [{ kind: 'cannot-save', reason: 'quota' }, 'Cannot save here', 'Speichern geht hier nicht'],
  ] as const)('says %o as it is', (status, english, german) => {
    expect(words(status, 'en')).toBe(english)
    expect(words(status, 'de')).toBe(german)
  })

  it('never says “saved” in its short form while something waits', () => {
    expect(shortSaveStatus({ kind: 'offline', waiting: 14 }, translate('en'), 'en')).toBe('Offline · 14')
    expect(shortSaveStatus({ kind: 'saving' }, translate('en'), 'en')).toBe('Saving…')
  })
})
