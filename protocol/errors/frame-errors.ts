import type { ErrorEntry } from './error-entry.ts'

/** What can go wrong between the app and the scene frame. Never an HTTP answer; the status only completes the entry. */
export const frameErrors = {
  'frame.not-loaded': {
    status: 503,
    en: 'The scene could not be loaded. Try again.',
    de: 'Die Szene konnte nicht geladen werden. Versuch es noch einmal.',
  },
  'frame.hung': {
    status: 503,
    en: 'The scene stopped answering, so it was started again.',
    de: 'Die Szene hat nicht mehr geantwortet und wurde neu gestartet.',
  },
  'frame.message-invalid': {
    status: 422,
    en: 'The scene sent something that cannot be right. It was ignored.',
    de: 'Die Szene hat etwas geschickt, das nicht stimmen kann. Es wurde ignoriert.',
  },
} as const satisfies Record<string, ErrorEntry>
