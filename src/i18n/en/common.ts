export const common = {
  productName: 'Nestling',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  showPassword: 'Show password',
  messages: 'Messages',
  newVersion: 'A new version is here',
  loadIt: 'Load it',
  notANumber: '“{{text}}” is not a number. Nothing was changed.',
  atMost: 'It takes {{number}} at most.',
  atLeast: 'It takes {{number}} at least.',
  tooLong: 'That is too long: {{letters}} letters. It takes {{most}} at most.',
}
