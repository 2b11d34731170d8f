import { type RejectionCode, rejections } from '../../model/rejections/rejections.ts'
import { accountErrors } from './account-errors.ts'
import { assetErrors } from './asset-errors.ts'
import { classErrors } from './class-errors.ts'
import { courseErrors } from './course-errors.ts'
import type { ErrorEntry } from './error-entry.ts'
import { frameErrors } from './frame-errors.ts'
import { generalErrors } from './general-errors.ts'
import { projectErrors } from './project-errors.ts'
import { reportErrors } from './report-errors.ts'
import { sharingErrors } from './sharing-errors.ts'
import { statisticsErrors } from './statistics-errors.ts'
import { syncErrors } from './sync-errors.ts'

const answers = {
  ...generalErrors,
  ...accountErrors,
  ...projectErrors,
  ...sharingErrors,
  ...syncErrors,
  ...frameErrors,
  ...assetErrors,
  ...statisticsErrors,
  ...courseErrors,
  ...reportErrors,
  ...classErrors,
}

/** Every code a person can meet, from the server, the sync, the frame or the command bus. */
export type ErrorCode = keyof typeof answers | RejectionCode

/** Codes in a fixed order, for documentation and for tests that walk over all of them. */
export const errorCodes = [...Object.keys(answers), ...Object.keys(rejections)] as readonly ErrorCode[]

/** Whether a text from outside (a close reason, an answer's `code`) is one of the catalogue. */
export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && (Object.hasOwn(answers, text) || Object.hasOwn(rejections, text))

const isRejection = (code: ErrorCode): code is RejectionCode => Object.hasOwn(rejections, code)

/** The entry of a code; a command that was refused is a conflict with the document (409). */
export function errorEntry(code: ErrorCode): ErrorEntry {
  return isRejection(code) ? { status: 409, ...rejections[code] } : answers[code]
}
