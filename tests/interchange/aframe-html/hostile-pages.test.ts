import { expect, it } from 'vitest'
import { aframeRelease, writePage } from '../../../interchange/aframe-html/write-page.ts'
import { seededRandom } from '../../../runtime/random/seeded-random.ts'
import { aframePages } from './aframe-pages.ts'
import { imported, treeOf } from './imported.ts'

const scene = (inside: string) => `<a-scene>${inside}</a-scene>`
const componentsOf = (html: string) => {
  const { project, scene: made, page } = imported(html)
  const names = new Set(page.things.map(({ entityId }) => entityId))
  const things = project.entities(made.id).filter(({ id }) => names.has(id))
  return { things, why: page.notUnderstood.map(({ why }) => why) }
}

it('programs, handlers and addresses of elsewhere never come in, and each is named', () => {
  const { things, why } = componentsOf(
    scene(`<script>steal()</script>
<a-box onclick="steal()" src="https://evil.example/x.png" color="javascript:steal()"></a-box>
<a-entity gltf-model="//evil.example/x.glb" link="href: https://evil.example" style="background: url(x)"></a-entity>
<a-image src="data:text/html,<script>steal()</script>"></a-image>`),
  )
  expect(JSON.stringify(things)).not.toMatch(/steal|evil|script/)
  expect(why).toEqual(expect.arrayContaining(['script', 'handler', 'file', 'address', 'attribute']))
})

it('absurd names, numbers and depths come in as what can be, or are named', () => {
  const { things, why } = componentsOf(
    scene(`<a-box id="${'x'.repeat(10_000)}" position="NaN 1e99 3" scale="9999999 1 1"></a-box>
<a-sphere segments-width="100000000" radius="1"></a-sphere>
${'<a-entity>'.repeat(400)}${'</a-entity>'.repeat(400)}
<a-entity __proto__="x" constructor="y" geometry="__proto__: 1; primitive: box"></a-entity>`),
  )
  expect(things[0]).toMatchObject({ position: [0, 0, 0], scale: [1, 1, 1] })
  expect(things[0]?.name.length).toBeLessThanOrEqual(80)
  expect(things[1]?.components.aframe).toMatchObject({ geometry: { primitive: 'sphere', radius: '1' } })
  expect(JSON.stringify(things[1])).not.toContain('100000000')
  expect(things.length).toBeGreaterThan(100)
  expect(why).toEqual(expect.arrayContaining(['value']))
})

it('two cameras, two players and hidden ones leave a scene with one of each', () => {
  const own = `data-nestling='{"kind":"player","components":{}}'`
  const { things } = componentsOf(
    scene(
      `<a-camera></a-camera><a-camera></a-camera><a-entity ${own} visible="false"></a-entity><a-entity ${own}></a-entity>`,
    ),
  )
  expect(things.map(({ kind, isHidden }) => [kind, isHidden])).toEqual([
    ['camera', false],
    ['aframe', false],
    ['player', false],
    ['group', false],
  ])
})

it('a page without a scene, an empty one and one that is no page at all give no things', () => {
  for (const html of ['', '<h1>Hi</h1>', '\0\u{ffff}<<<>>>', scene('')])
    expect(componentsOf(html).things).toEqual([])
})

it('a value that A-Frame cannot be told in one attribute with others comes back as it was', () => {
  const once = imported(
    scene(
      '<a-entity text="anchor: align" text__b="x: 1"><a-text value="Puy url(-2.5" width="5"></a-text></a-entity>',
    ),
  )
  const twice = imported(writePage(once.project, once.scene, { aframeAddress: aframeRelease }))
  expect(treeOf(twice.project, twice.scene)).toEqual(treeOf(once.project, once.scene))
  expect(JSON.stringify(treeOf(twice.project, twice.scene))).toContain('Puy url(-2.5')
})

it('300 pages with pieces cut, doubled and mixed by chance come in, and what came in goes out and in the same', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
  console.log(`seed ${seed}`)
  const random = seededRandom(seed)
  const dice = (sides: number) => Math.floor(random() * sides)
  const pieces = [
    '"',
    "'",
    '>',
    '<',
    ';',
    ':',
    ' NaN ',
    '</a-entity>',
    '<a-box ',
    '&#0;',
    '\u{d800}',
    'url(',
    'data-nestling="{"',
  ]
  for (let round = 0; round < 300; round++) {
    let { html } = aframePages[dice(aframePages.length)] ?? { html: '' }
    for (let change = dice(8); change >= 0; change--) {
      const at = dice(html.length)
      const cut = dice(2) === 0 ? dice(40) : 0
      const other = html.slice(dice(html.length)).slice(0, dice(80))
      html = html.slice(0, at) + (dice(2) === 0 ? pieces[dice(pieces.length)] : other) + html.slice(at + cut)
    }
    const once = imported(html)
    const twice = imported(writePage(once.project, once.scene, { aframeAddress: aframeRelease }))
    expect(treeOf(twice.project, twice.scene)).toEqual(treeOf(once.project, once.scene))
  }
})
