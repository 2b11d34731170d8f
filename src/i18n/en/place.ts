export const place = {
  notFound: 'Page not found.',
  notFoundText: 'This project does not exist, or it is private.',
  retry: 'Try again',
  saveRescue: 'Save what is there',
  home: 'To the start page',
  resumed: 'You are going on with your last project here.',
  startAnew: 'Start anew',
  leftBehind: {
    title: 'Not everything could come along',
    one: 'While you were away, this project was tidied up. One of your changes did not fit any more:',
    many: 'While you were away, this project was tidied up. {{count}} of your changes did not fit any more:',
    file: 'Everything else is here. If you want to keep it all just as you had it, save a file.',
    done: 'Do not tell me again',
  },
}
