import type { Said } from '../../locale.ts'

/** Said by the helpers that let things fall. */
export const physicsWords = {
  'cannot-fall': {
    en: '{{name}} has no body that could fall or be pushed. Take a shape or a 3D model.',
    de: '{{name}} hat keinen Körper, der fallen oder gestoßen werden könnte. Nimm eine Form oder ein 3D-Modell.',
  },
  'no-physics': {
    en: 'What lets things fall could not be fetched, so nothing falls. Look whether you are online, and run it again.',
    de: 'Was Dinge fallen lässt, konnte nicht geholt werden, also fällt nichts. Sieh nach, ob du online bist, und starte noch einmal.',
  },
  'physics-broken': {
    en: 'Something is so big, so fast or so far away that nothing falls any more. Use smaller numbers, and run it again.',
    de: 'Etwas ist so groß, so schnell oder so weit weg, dass nichts mehr fällt. Nimm kleinere Zahlen, und starte noch einmal.',
  },
  'player-cannot-fall': {
    en: 'The player is not pushed or thrown. Change “player.jump” or “player.gravity”, or move the player.',
    de: 'Den Spieler kann man nicht stoßen oder werfen. Ändere „player.jump“ oder „player.gravity“, oder bewege den Spieler.',
  },
} as const satisfies Record<string, Said>
