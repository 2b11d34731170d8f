/** The tests that are tried at each small fault: those that are about the document's own code, take little time and need nothing but it. */
export const testFiles: readonly string[] = [
  'tests/model/**/*.test.ts',
  'tests/commands/!(scene-births|too-much|traces).test.ts',
  'tests/commands/{core,entity,epochs,history,library,project,scene}/**/*.test.ts',
  // Not those that replay long recordings.
  'tests/commands/replay/{hostile-undo,order-of-keys,other-undo,pseudonyms,redact-note,redact-places}.test.ts',
]

/**
 * Names of tests that are left out. Some are of sizes that only a stack overflow or a quadratic walk would notice, in a thread that has no
 * faults; they took three quarters of the time of all, which each fault that nothing notices costs.
 */
const tooLarge =
  /\b(10,000 (transforms|blocks)|20,000 entities|50,000 blocks|60000000 parts|read, written on and rebuilt|as many as a command may name|twice as much of anything hostile)\b/
/** Others count what their properties have met, which is little when those only glance. */
const counting =
  /there afterwards, or reported|any moment of a history of two people|meant for another project|whatever a scene has become/

export const isLeftOut = (name: string): boolean => tooLarge.test(name) || counting.test(name)
