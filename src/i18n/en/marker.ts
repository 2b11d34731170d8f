/** What is said about the picture that AR looks for, in English. */
export const marker = {
  title: 'AR',
  use: 'The world stands on this picture',
  how: 'Print it or show it on a second screen. On the play page “Start AR” then puts your world on it.',
  judging: 'Looking how well a camera will know it …',
  good: 'A camera will know this picture well.',
  fair: 'A camera will know this picture from nearby. More corners, none like another, would help.',
  plain: 'This picture is too plain for a camera. Take one with many corners, none like another.',
  unknown: 'The picture could not be looked at just now.',
  ask: 'Will a camera know it?',
  print: 'Open the picture to print it',
}
