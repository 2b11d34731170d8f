export const common = {
  productName: 'Nestling',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
}
