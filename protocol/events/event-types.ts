/** What the app tells of by itself: it happens in the browser, where no other call is made. */
export const appEventTypes = ['visit', 'run', 'course-step', 'error-fixed'] as const

/** Everything that is counted. The server notes the others when they happen. */
export const eventTypes = [
  ...appEventTypes,
  'sign-up',
  'login',
  'project-created',
  'first-run',
  'first-publish',
  'publish',
  'remix',
  'like',
  'course-finished',
  'feedback',
] as const
export type EventType = (typeof eventTypes)[number]

/** Pages whose visits are told apart; nothing else of an address is ever sent. */
export const visitedPages = [
  'landing',
  'workspace',
  'project',
  'play',
  'community',
  'learn',
  'other',
] as const
export type VisitedPage = (typeof visitedPages)[number]
