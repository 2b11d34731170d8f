import { expect, test } from 'vitest'
import { compileScript } from '../../../language/compile/compile-script.ts'
import { asPublished, type HowToCompile, inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { FileId } from '../../../model/ids.ts'
import { createLoopGuard } from '../../../runtime/scripts/loop-guard.ts'

const blocks = `const dragon = scene.byId('d');
onStart(async () => {
  if (coins > 2) {
    dragon.moveUp(1);
  } else {
    dragon.moveDown(1);
  }
  for (let round = 0; round < 3; round++) {
    coins += 1;
  }
  for (const thing of [1, 2]) {
    dragon.turnLeft(thing);
  }
  await wait(1);
  switch (coins) {
    default:
      coins = 0;
  }
});`

const compile = (how: HowToCompile, isOfBlocks = true) => {
  const compiled = compileScript({ fileId: FileId.parse('b'), name: 'Tab1', source: blocks, isOfBlocks, how })
  if (!compiled.ok) throw new Error(compiled.error.code)
  return compiled.script
}

/** The lines that are marked when it runs with so many coins, and those on which it waits meanwhile. */
async function marked(coins: number): Promise<readonly (readonly number[])[]> {
  const { source, text, numbers = [] } = compile(inWorkspace)
  const { guard, waits } = createLoopGuard({
    ...{ now: () => 0, isStopped: () => false, onTrip: () => undefined, numbers },
    lines: text.split('\n').length,
  })
  const made: unknown = new Function('__g', 'scene', 'onStart', 'wait', 'coins', `"use strict";${source}`)
  if (typeof made !== 'function') throw new Error('no function')
  const thing = { moveUp: () => 0, moveDown: () => 0, turnLeft: () => 0 }
  const starts: (() => Promise<void>)[] = []
  made(
    guard,
    { byId: () => thing },
    (start: () => Promise<void>) => starts.push(start),
    async () => 0,
    coins,
  )
  const linesIn = (marks: Iterable<number>) => [...marks].flatMap((mark, line) => (mark ? [line] : []))
  const over = starts[0]?.()
  const waiting = linesIn(waits)
  await over
  expect(linesIn(waits)).toEqual([])
  return [linesIn(guard.l), waiting]
}

test('what blocks mean marks the lines whose turn has come, but for loops that only reckon, and where it waits', async () => {
  expect(await marked(3)).toEqual([[3, 4, 8, 11, 12, 14, 15, 17], [14]])
  expect(await marked(0)).toEqual([[3, 6, 8, 11, 12, 14, 15, 17], [14]])
})

test('every line stays where it was, and nothing is marked in published worlds and in texts', () => {
  const lines = compile(inWorkspace).source.split('\n')
  expect(lines).toHaveLength(blocks.split('\n').length)
  expect(lines[3]).toContain('dragon.moveUp(')
  for (const { source } of [compile(asPublished), compile(inWorkspace, false)])
    expect(source).not.toContain('__g.l[')
})
