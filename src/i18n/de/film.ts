import type { Words } from '../words.ts'

export const film: Words['film'] = {
  begin: 'Die Welt filmen',
  beginHint:
    'Die Welt filmen: ein kurzes Video von höchstens {{seconds}} Sekunden, auf diesem Gerät gespeichert',
  end: 'Film beenden',
  rolling: 'Es wird gefilmt',
  saved: 'Dein Film ist jetzt auf diesem Gerät: „{{name}}“.',
  failed:
    'Der Film hat nicht geklappt. Deine Welt ist, wie sie war. Versuch es noch einmal oder mit einem anderen Browser.',
}
