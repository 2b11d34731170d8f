/** The swatches: those of the mock's palette. Content of the learner's world, not of the interface. */
export const colours = [
  { name: 'berry', colour: '#D8427F' },
  { name: 'coral', colour: '#EE7A54' },
  { name: 'yellow', colour: '#FFC247' },
  { name: 'leaf', colour: '#82B350' },
  { name: 'turquoise', colour: '#43AEC6' },
  { name: 'blue', colour: '#355F9C' },
  { name: 'cream', colour: '#FFF3DC' },
] as const
