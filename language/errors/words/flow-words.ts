import type { Said } from '../../locale.ts'

/** Said by helpers that lead from one part of a project to another. */
export const flowWords = {
  'no-such-scene': {
    en: 'There is no scene “{{name}}” in this project. Add it, or choose another one.',
    de: 'In diesem Projekt gibt es keine Szene „{{name}}“. Füge sie hinzu, oder wähle eine andere.',
  },
  'no-such-scene.suggest': {
    en: 'There is no scene “{{name}}”. Did you mean “{{suggestion}}”?',
    de: 'Eine Szene „{{name}}“ gibt es nicht. Meinst du „{{suggestion}}“?',
  },
} as const satisfies Record<string, Said>
