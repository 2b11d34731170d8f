export const course = {
  title: 'Course',
  step: 'Step {{step}} of {{steps}}',
  allDone: 'All {{steps}} steps done',
  finished: 'You did it! This world is yours: go on building, or show it to others.',
  toCourses: 'To the courses',
  hint: 'Hint',
  showMe: 'Show me',
  example: 'So it is in the finished world:',
  openShelf: 'Go to the shelf',
  it: 'it',
  fold: 'Fold the course away',
  unfold: 'Show the course',
}
