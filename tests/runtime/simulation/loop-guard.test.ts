import { expect, test } from 'vitest'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const run = (source: string) =>
  runProgram({ entities: [frameEntity('d', { name: 'Dragon' })], tabs: { Tab1: source }, seconds: 1 })

const endless: [source: string, line: number][] = [
  ['let a=1;\n\nwhile(true){ a++; }', 3],
  ['for(;;);', 1],
  ['let a = 1\nwhile (true) {\n  for (let i = 0; i < 5; i++) a += i\n}', 2],
  ['let a = 1\nwhile (true) {\n  for (let i = 0; i < 1500; i++) a += i\n}', 2],
  ['let a = 1\nwhile (true) {\n  if (a > 2) a = 1\n  else a += 1\n}', 2],
  [
    'let a = 1\nfor (let n = 0; n < 3; n += 0)\n  try {\n    while (a > 0) a = a % 7 + 1\n  } finally { continue }',
    4,
  ],
  ['const dragon = scene.get("Dragon")\nwhile (true) {\n  dragon.position.x += Math.sin(dragon.size)\n}', 2],
  [`const dragon = scene.get("Dragon")\nwhile (true) dragon.color = "red"`, 2],
  ['for(;;) if(1) continue; else break;', 1],
  ['\nwhile(true){ await null; }', 2],
  ['const f=()=>Promise.resolve().then(f); await f();', 1],
  ['while(true){ try{ while(true){} }catch(e){} }', 1],
  ['while(true){\n try{\n for(;;){}\n }catch{}\n}', 3],
  ['while(true){ try{ for(;;){} }finally{ continue } }', 1],
  ['onStart(() => {\n  do { } while (true)\n})', 2],
  ['function slow() { for (let i = 0; i < 50; i++) {} }\n\nwhile (true) {\n  slow()\n}', 3],
  ['onStart(async () => {\n  await wait(0.1)\n  while (true) { await wait }\n})', 3],
]

test.each(endless)('an endless loop is stopped and named: %j', async (source, line) => {
  const { errors, simulation } = await run(source)
  expect(errors).toEqual([
    expect.objectContaining({ code: 'endless-loop', line, fileName: 'Tab1', params: { tab: 'Tab1', line } }),
  ])
  expect(simulation.isStopped).toBe(true)
})

test('a loop that waits goes on as long as it wants', async () => {
  const { errors, logs } = await run(
    'let n = 0\nwhile (n < 40) { await nextFrame(); for (let i = 0; i < 3e4; i++) {}\n n++ }\nconsole.log(n)',
  )
  expect(errors).toEqual([])
  expect(logs).toEqual(['40'])
})

test('nothing of a stopped script runs on, in no catch and no callback', async () => {
  const { logs } = await run(`
    onStart(() => { for (;;) {} })
    repeatEvery(0.1, () => console.log('still here'))
    try { await wait(9) } catch { console.log('caught') }`)
  expect(logs).toEqual([])
})
