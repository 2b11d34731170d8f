export const report = {
  project: 'Report {{name}}',
  person: 'Report {{name}}',
  text: 'Somebody who looks after this place reads it. Nobody else learns who has written.',
  reason: 'What is wrong?',
  reasons: {
    unkind: 'It is unkind to somebody',
    scary: 'It is frightening or not for children',
    'private-data': 'It shows a real name, an address or a photo',
    copied: 'It was copied without saying so',
    other: 'Something else',
  },
  note: 'Do you want to say more about it?',
  submit: 'Report',
  thanks: 'Thank you for looking out. We will look at it.',
}
