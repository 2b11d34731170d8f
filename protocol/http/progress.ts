import { z } from 'zod'
import { courseNames } from '../courses/courses.ts'
import { because } from './because.ts'

/** Answer of GET /api/xp. Where a class does without, `isOn` is false and nothing is shown. */
export const XpAnswer = z.object({
  isOn: z.boolean(),
  xp: z.number(),
  /** From 1. */
  level: z.number(),
  /** XP since this level began, and how many it takes. */
  inLevel: z.number(),
  levelSize: z.number(),
})
export type XpAnswer = z.infer<typeof XpAnswer>

/** Answer of GET /api/streak. */
export const StreakAnswer = z.object({
  isOn: z.boolean(),
  /** Days in a row; today does not break it before it is over. */
  streak: z.number(),
  longest: z.number(),
  isDoneToday: z.boolean(),
  /** The newest 14 days (YYYY-MM-DD) on which something was edited, newest first. */
  days: z.array(z.string()),
  /** Where these days are counted. */
  timeZone: z.string(),
})
export type StreakAnswer = z.infer<typeof StreakAnswer>

/** Body of PUT /api/streak/time-zone: an IANA name, as the browser says it. */
export const TimeZoneRequest = z.strictObject({ timeZone: z.string().max(64) })
export type TimeZoneRequest = z.infer<typeof TimeZoneRequest>

/** Answer of GET /api/courses: how far the asker is. */
export const CoursesAnswer = z.object({
  courses: z.array(
    z.object({
      course: z.enum(courseNames),
      steps: z.number(),
      /** Numbers of the steps that are done, in the order they were done. */
      done: z.array(z.number()),
      finishedAt: z.number().nullable(),
      /** Code of its certificate, once it is issued. */
      certificate: z.string().nullable(),
    }),
  ),
})
export type CoursesAnswer = z.infer<typeof CoursesAnswer>

/** Body of POST /api/courses/certificate: a finished course, and what the person wants to be called on it. */
export const CertificateRequest = z.strictObject({
  course: z.enum(courseNames, because('course.unknown')),
  shownAs: z.enum(['username', 'name']).default('username'),
})
export type CertificateRequest = z.infer<typeof CertificateRequest>

/** Ten characters without look-alikes. */
export const CertificateCode = z.string().regex(/^[a-hjkmnp-z2-9]{10}$/)

/** A certificate, as everybody who has its code may read it. */
export const CertificateAnswer = z.object({
  code: z.string(),
  course: z.enum(courseNames),
  shownName: z.string(),
  finishedAt: z.number(),
  /** What the work shows, counted when it was issued. */
  steps: z.number(),
  edits: z.number(),
  errorsFixed: z.number(),
})
export type CertificateAnswer = z.infer<typeof CertificateAnswer>
