import { expect, test } from 'vitest'
import { blocksFaults, runsForAllConflicts } from './blocks-faults.ts'
import { conflictKinds, noConflicts } from './conflict-kinds.ts'
import { commandsPerSeed, idleFaults, seedsForAllConflicts } from './document-faults.ts'

const met = noConflicts()
for (const kind of conflictKinds) met[kind] = 1
const histories = (seeds: number) => ({
  seeds,
  commands: seeds * commandsPerSeed,
  conflicts: met,
  failed: [],
})

test('a fuzz of the document in which a kind of conflict never happened, or too few commands, has proved nothing', () => {
  const many = histories(seedsForAllConflicts)
  expect(idleFaults(many)).toEqual([])
  expect(idleFaults({ ...many, commands: many.commands - 1 })).toEqual([
    'only 11999 of 12000 commands did something',
  ])
  for (const kind of conflictKinds) {
    const without = { ...met, [kind]: 0 }
    expect(idleFaults({ ...many, conflicts: without })).toEqual([
      `no conflict of the kind ${kind} in ${seedsForAllConflicts} histories`,
    ])
    expect(idleFaults({ ...histories(seedsForAllConflicts - 1), conflicts: without })).toEqual([])
  }
})

const sessions = {
  runs: runsForAllConflicts,
  gestures: 900,
  conflicts: { slot: 1, cycle: 1, deleteVsEdit: 1, variableName: 1, comment: 1 },
  unrealised: 3,
  refused: 0,
  pointerRuns: 8,
  drags: 40,
  torn: 0,
  diverged: [],
}

test('a fuzz of visible canvases says what was refused, torn out of a hand, never taken and never met', () => {
  expect(blocksFaults(sessions)).toEqual([])
  expect(blocksFaults({ ...sessions, refused: 2, torn: 1 })).toEqual([
    '2 gestures were refused',
    '1 of 40 drags lost what was held to an update of somebody else',
  ])
  expect(blocksFaults({ ...sessions, drags: 0 })).toEqual(['no pointer took a block in 8 runs'])
  const conflicts = { ...sessions.conflicts, cycle: 0 }
  expect(blocksFaults({ ...sessions, conflicts })).toEqual(['no conflict of the kind cycle in 50 runs'])
  expect(blocksFaults({ ...sessions, conflicts, runs: runsForAllConflicts - 1 })).toEqual([])
})
