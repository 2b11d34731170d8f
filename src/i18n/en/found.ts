/** About worlds that were built on this device without an account. */
export const found = {
  title: 'Was that you?',
  text: 'Somebody built on this device without an account. Have a look: if you made it, you can keep it.',
  opened: 'last opened {{ago}}',
  look: 'Have a look',
  lookNamed: 'Have a look at what was last opened {{ago}}',
  none: 'None of it is mine',
  all: 'Show all {{count}}',
  askTitle: 'Did you make this world?',
  askText:
    'It was built on this device without an account. If you made it, it comes to your shelf. If it was somebody else, it stays here for them.',
  yes: 'Yes, it is mine',
  no: 'No, somebody else made it',
  cameAlong: 'You are in the class “{{name}}”, and your world came along.',
}
