/** Was zum Bild gesagt wird, das AR sucht, auf Deutsch. */
export const marker = {
  title: 'AR',
  use: 'Die Welt steht auf diesem Bild',
  how: 'Drucke es aus oder zeig es auf einem zweiten Bildschirm. Auf der Spielseite stellt „AR starten“ deine Welt darauf.',
  judging: 'Schaut nach, wie gut eine Kamera es erkennt …',
  good: 'Eine Kamera wird dieses Bild gut erkennen.',
  fair: 'Eine Kamera erkennt dieses Bild aus der Nähe. Mehr Ecken, von denen keine der anderen gleicht, würden helfen.',
  plain:
    'Dieses Bild ist für eine Kamera zu schlicht. Nimm eines mit vielen Ecken, von denen keine der anderen gleicht.',
  unknown: 'Das Bild ließ sich gerade nicht ansehen.',
  ask: 'Erkennt eine Kamera es?',
  print: 'Bild zum Drucken öffnen',
}
