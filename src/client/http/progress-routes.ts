import type { z } from 'zod'
import { EmptyAnswer } from '../../../protocol/http/empty-answer.ts'
import type { EventsRequest } from '../../../protocol/http/events.ts'
import {
  CertificateAnswer,
  type CertificateRequest,
  CoursesAnswer,
  StreakAnswer,
  type TimeZoneRequest,
  XpAnswer,
} from '../../../protocol/http/progress.ts'
import { jsonBody } from './json-body.ts'
import type { Route } from './route.ts'

type NoData = z.infer<typeof EmptyAnswer>

/** One's own points and level. */
export const xpRoute: Route<null, XpAnswer> = { method: 'GET', path: () => '/api/xp', answer: XpAnswer }

/** One's own days in a row. */
export const streakRoute: Route<null, StreakAnswer> = {
  method: 'GET',
  path: () => '/api/streak',
  answer: StreakAnswer,
}

/** Says where one's days begin, when the answer of `streakRoute` has another zone than the browser. */
export const timeZoneRoute: Route<TimeZoneRequest, NoData> = {
  method: 'PUT',
  path: () => '/api/streak/time-zone',
  send: jsonBody,
  answer: EmptyAnswer,
}

/** Tells what happens in the browser: visits, runs, course steps, mended errors. */
export const eventsRoute: Route<EventsRequest, NoData> = {
  method: 'POST',
  path: () => '/api/events',
  send: jsonBody,
  answer: EmptyAnswer,
}

/** How far one is in each course. */
export const coursesRoute: Route<null, CoursesAnswer> = {
  method: 'GET',
  path: () => '/api/courses',
  answer: CoursesAnswer,
}

/** Issues the certificate of a finished course; asked again it is the same one. */
export const issueCertificateRoute: Route<CertificateRequest, CertificateAnswer> = {
  method: 'POST',
  path: () => '/api/courses/certificate',
  send: jsonBody,
  answer: CertificateAnswer,
}

/** A certificate by its code, for anybody. */
export const certificateRoute: Route<{ readonly code: string }, CertificateAnswer> = {
  method: 'GET',
  path: ({ code }) => `/api/certificate/${encodeURIComponent(code)}`,
  answer: CertificateAnswer,
}
