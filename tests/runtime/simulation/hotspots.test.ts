import { expect, test } from 'vitest'
import { entityId, frameEntity } from '../../support/scripts/frame-entities.ts'
import { runProgram } from '../../support/scripts/run-program.ts'

const hotspot = (says: string) => ({ hotspot: { sign: 'info', says, color: '#3b82c4' } })
const sign = frameEntity('sign', { kind: 'hotspot', components: hotspot('Feed the dragon!') })
const silent = frameEntity('silent', { kind: 'hotspot', components: hotspot('') })
const box = frameEntity('box')
const click = (id: string) => ({ kind: 'click', entityId: entityId(id) }) as const

/** What is said after each of these clicks, one second apart. */
async function saidAfter(ids: readonly string[], source = ''): Promise<readonly (string | null)[]> {
  const inputs = Object.fromEntries(ids.map((id, index) => [index * 60 + 1, [click(id)]]))
  const { changes, errors } = await runProgram({
    entities: [sign, silent, box],
    tabs: { Tab1: source },
    seconds: ids.length,
    inputs,
  })
  expect(errors).toEqual([])
  return changes.flatMap(({ text }) => (text === undefined ? [] : [text]))
}

test('[W11] a hotspot says its words when it is clicked, and is silent after the next click', async () => {
  expect(await saidAfter(['sign', 'sign', 'sign'])).toEqual(['Feed the dragon!', null, 'Feed the dragon!'])
})

test('one without words and a thing that is none say nothing', async () => {
  expect(await saidAfter(['silent', 'box'])).toEqual([])
})

test('a program hears the click too, and what it let the sign say for a while does not end the words of the sign', async () => {
  const source = `
    let clicks = 0
    const sign = scene.get('sign')
    sign.say('Come here', 1.5)
    sign.onClick(() => { clicks += 1; scene.get('box').say(String(clicks)) })`
  expect(await saidAfter(['box', 'sign', 'box'], source)).toEqual(['Come here', 'Feed the dragon!', '1'])
})
