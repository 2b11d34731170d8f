import { createAccountPace } from './account-pace.ts'

/** Questions for all that a document has: a client asks once when it comes, and all tabs of a person may come at once. */
const pace = { perSecond: 2, burst: 120 }

/** Each is a few bytes, and the answer may be the whole document: so much of it counts as one more question. */
const bytesPerQuestion = 1_000_000

/** Answers for each question of an account for a document of `bytes` whether it is still within its pace. */
export function createQuestionPace(now: () => number): (userId: string, bytes: number) => boolean {
  const isAllowed = createAccountPace(pace, now)
  return (userId, bytes) => isAllowed(userId, 1 + bytes / bytesPerQuestion)
}
