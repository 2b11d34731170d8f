/** What can go wrong between people who edit at once; a fuzz run must have met every kind. */
export const conflictKinds = [
  /** Two people wrote the same register without having seen each other. */
  'register',
  /** Together, people put things into each other. */
  'tree-cycle',
  /** One deleted what another changed meanwhile. */
  'delete-edit',
  /** One deleted what another put something into meanwhile. */
  'delete-move-in',
  'scene-name',
  'file-name',
  'variable-name',
  /** Every tab of a scene is deleted, each by somebody for whom it was not the last. */
  'last-file',
  'last-scene',
  /** Two blocks claim one connection. */
  'block-slot',
  'block-cycle',
  /** Two people deleted the same characters. */
  'text-overlap',
  /** An undo met what somebody wrote later. */
  'undo-later-write',
  /** Siblings with the same order key. */
  'order-key',
] as const
export type ConflictKind = (typeof conflictKinds)[number]

/** How often each kind was met. */
export type ConflictCounts = Record<ConflictKind, number>

export function noConflicts(): ConflictCounts {
  return {
    register: 0,
    'tree-cycle': 0,
    'delete-edit': 0,
    'delete-move-in': 0,
    'scene-name': 0,
    'file-name': 0,
    'variable-name': 0,
    'last-file': 0,
    'last-scene': 0,
    'block-slot': 0,
    'block-cycle': 0,
    'text-overlap': 0,
    'undo-later-write': 0,
    'order-key': 0,
  }
}

export function addConflicts(to: ConflictCounts, more: ConflictCounts): void {
  for (const kind of conflictKinds) to[kind] += more[kind]
}

export const totalConflicts = (counts: ConflictCounts): number =>
  conflictKinds.reduce((sum, kind) => sum + counts[kind], 0)
