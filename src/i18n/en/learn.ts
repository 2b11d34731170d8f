export const learn = {
  documentTitle: 'Learn · Nestling',
  title: 'Three worlds, step by step',
  lead: 'Each step is one thing to build. Do them in order, in your own way; every way that gets there is right.',
  start: 'Start',
  startCourse: 'Start {{course}}',
  startAgain: 'Start again',
  startCourseAgain: 'Start again: {{course}}',
  begin: 'Begin with an empty tray',
  samples: 'Or look how others did it: the samples',
  steps: 'Steps of {{course}}',
  done: 'done',
}
