export const coach = {
  title: 'First steps',
  step: 'First steps: {{step}} of {{steps}}',
  line: '{{step}}. {{goal}}',
  allDone: 'First steps: all done',
  fold: 'Fold the first steps away',
  unfold: 'Show the first steps',
  skip: 'Skip all this',
  goOn: 'Go on building',
  run: {
    goal: 'Press Run and play',
    text: 'The dragon has a program already. Walk about, look at it, and press Stop when you have seen enough.',
  },
  number: {
    goal: 'Change one number',
    text: 'Under Code, click a number in a block, say the 4 of the dragon, and type another one. Run it again: what is different?',
  },
  thing: {
    goal: 'Put something in',
    text: 'Under Design, open Add and click a thing. It stands in your world at once.',
  },
  deed: {
    goal: 'Make it do something',
    text: 'Under Code, pull “when … clicked” out of Events and hang a block below it. Or let us put two blocks there, and you change them.',
  },
  giveDeed: 'Put two blocks there',
  says: 'Hello! I am new here.',
  undo: {
    goal: 'Oops? Take it back',
    text: 'Press Undo once. The arrow beside it brings it back again, so that you can try everything.',
  },
  show: {
    goal: 'Show it to somebody',
    text: 'Press Publish: your world gets a page of its own and a QR code for phones. Nobody sees it before.',
  },
  finished: {
    goal: 'You know all you need!',
    text: 'Every change is kept in this browser. Log in to find your world on other computers, too.',
  },
}
