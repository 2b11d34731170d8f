export const place = {
  notFound: 'Page not found.',
  notFoundText: 'This project does not exist, or it is private.',
  retry: 'Try again',
  saveRescue: 'Save what is there',
  home: 'To the start page',
  resumed: 'You are going on with your last project here.',
  startAnew: 'Start anew',
}
