export const common = {
  productName: 'Nestling',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  showPassword: 'Show password',
  messages: 'Messages',
  notANumber: '“{{text}}” is not a number.',
}
