import type { Said } from '../../locale.ts'

/** Said by the helpers that let things act and look different. */
export const actingWords = {
  'unknown-choice': {
    en: '“{{name}}” does not know {{found}}. Choose one of {{words}}.',
    de: '„{{name}}“ kennt {{found}} nicht. Wähle eins von {{words}}.',
  },
  'unknown-choice.suggest': {
    en: '“{{name}}” does not know {{found}}. Did you mean “{{suggestion}}”?',
    de: '„{{name}}“ kennt {{found}} nicht. Meinst du „{{suggestion}}“?',
  },
  'has-no-text': {
    en: '{{name}} has no words that could change. Take a thing made of text.',
    de: '{{name}} hat keine Wörter, die sich ändern könnten. Nimm ein Ding aus Text.',
  },
  'has-no-light': {
    en: '{{name}} gives no light. Take a lamp, the sun or another light.',
    de: '{{name}} gibt kein Licht. Nimm eine Lampe, die Sonne oder ein anderes Licht.',
  },
  'has-no-model': {
    en: '{{name}} cannot become another model. Take a 3D model.',
    de: '{{name}} kann kein anderes Modell werden. Nimm ein 3D-Modell.',
  },
  'has-no-pattern': {
    en: 'Only shapes can have a pattern, and {{name}} is none. Take a box or a ball.',
    de: 'Nur Formen können ein Muster haben, und {{name}} ist keine. Nimm einen Würfel oder eine Kugel.',
  },
  'has-no-clips': {
    en: '{{name}} cannot be animated. Take an animal, a figure or a vehicle.',
    de: '{{name}} lässt sich nicht animieren. Nimm ein Tier, eine Figur oder ein Fahrzeug.',
  },
  'no-surroundings': {
    en: 'This scene has no surroundings. Add some under “Environment”.',
    de: 'Diese Szene hat keine Umgebung. Füge unter „Umgebung“ eine hinzu.',
  },
  'needs-picture': {
    en: 'Choose a thing that is a picture.',
    de: 'Wähle ein Ding aus, das ein Bild ist.',
  },
  'needs-thing': {
    en: "Give it a thing of the scene, like scene.get('Key').",
    de: "Gib ihm ein Ding der Szene, wie scene.get('Key').",
  },
} as const satisfies Record<string, Said>
