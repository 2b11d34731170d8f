import { createHash, randomInt } from 'node:crypto'

/** Wrong codes after which even the right one is refused. */
export const maxCodeTries = 5
/** Codes for one email in an hour. */
export const maxCodesPerHour = 3

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Six digits, each as likely as the others. */
export const newResetCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is kept of an email that a code was asked for, be it known or not. */
export const hashEmail = (email: string): string => sha256(email.toLowerCase())

/** What is kept of a code: nothing without its token, so whoever reads the database cannot try the million. */
export const hashResetCode = (token: string, code: string): string => sha256(`${token}\0${code}`)
