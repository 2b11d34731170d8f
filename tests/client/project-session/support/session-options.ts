import type { SessionOptions } from '../../../../src/client/project-session/session-options.ts'

/** A project that this browser keeps, as its owner opens it in the tab `tab`; what is given differs. */
export const sessionOptions = (localId: string, given: Partial<SessionOptions> = {}): SessionOptions => ({
  localId,
  tab: 'tab',
  isStored: true,
  start: null,
  actor: 'mia',
  access: 'owner',
  room: null,
  onFirstEdit: () => {},
  onOtherEdits: () => {},
  onMoved: () => {},
  onReopen: () => {},
  ...given,
})
