import { expect } from 'vitest'
import { likeMachine } from '../../../../machines/like/like-machine.ts'
import { bug, type PathModel } from '../path-model.ts'

/** The heart shows what the server said last, never what was only wished. */
export const like: PathModel = {
  machine: likeMachine,
  input: { isLikedByMe: false, likesCount: 3 },
  events: () => [
    { type: 'press', isLoggedIn: true },
    { type: 'press', isLoggedIn: false },
  ],
  answers: {
    like: [{ ok: true, isLikedByMe: true, likesCount: 4 }, { ok: false, code: 'project.missing' }, bug],
  },
  states: {
    idle: ({ isLikedByMe, likesCount }) => expect(likesCount).toBe(isLikedByMe ? 4 : 3),
    asking: ({ failure }) => expect(failure).toBeNull(),
  },
}
