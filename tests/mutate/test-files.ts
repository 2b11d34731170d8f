/** The tests that are tried at each small fault: those that are about the document's own code, and quick ones. */
export const testFiles: readonly string[] = [
  'tests/model/**/*.test.ts',
  'tests/commands/core/**/*.test.ts',
  'tests/commands/{each-command,command-laws}.test.ts',
  'tests/commands/epochs/{carry-undo,compaction}.test.ts',
  'tests/commands/{undo-among-people,undo-line,undo-others-work,undo-rules,undo-runs,reload-undo,tree-among-people}.test.ts',
  // Quick ones about single commands.
  'tests/commands/{names,newer-document,redo-ends,tab-names,templates,too-long}.test.ts',
  'tests/commands/{unknown-things,unstorable-values,what-stays}.test.ts',
  'tests/commands/entity/*.test.ts',
  'tests/commands/{library/replace-with-new,project/whole-records,replay/other-undo}.test.ts',
]

/**
 * Names of tests that are left out: of sizes that only a stack overflow or a quadratic walk would notice, in a thread that has no faults.
 * They took three quarters of the time of all, which each fault that nothing notices costs.
 */
export const tooLarge =
  /\b(10,000 (transforms|blocks)|20,000 entities|50,000 blocks|60000000 parts|read, written on and rebuilt|as many as a command may name|twice as much of anything hostile)\b/
