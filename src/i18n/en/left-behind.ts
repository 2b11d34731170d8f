/** What did not fit into a project any more after it was tidied up. */
export const leftBehind = {
  title: 'Not everything could come along',
  one: 'While you were away, this project was tidied up. One of your changes did not fit any more:',
  many: 'While you were away, this project was tidied up. {{count}} of your changes did not fit any more:',
  file: 'Everything else is here. If you want to keep it all just as you had it, save a file.',
  done: 'Do not tell me again',
}
