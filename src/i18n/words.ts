import type { en } from './en.ts'

/** The shape of a language: the same keys as English. */
export type Words = typeof en
