import { describe, expect, it } from 'vitest'
import { isTemplateSlug, type TemplateSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import { Player } from '../../model/components/player.ts'
import { affineOf } from '../../model/space/affine.ts'
import { boxAround } from '../../runtime/simulation/space/box.ts'
import { freeShare } from '../../runtime/simulation/space/free-share.ts'
import { ownParts } from '../../runtime/simulation/touching/body-box.ts'
import { bodyOf } from '../../runtime/simulation/world/body.ts'
import { placeIn } from '../support/courses/players.ts'
import { openTemplate, runTemplate } from '../support/templates/open-template.ts'
import { tour } from '../support/templates/tour.ts'

/** Things of a starter world, each with the boxes of what is solid of it, in the world. */
function thingsOf(slug: TemplateSlug) {
  const project = openTemplate(slug)
  return project.entities(project.defaultScene.id).map((design) => {
    const frame = affineOf(design.position, design.rotation, design.scale)
    const boxes = ownParts(bodyOf(design)).map((part) => boxAround(frame, part))
    return { ...design, boxes }
  })
}

/** Of that many heights of a thing, how large a share of it is seen from a place over and past all others but glass and what is flat. */
function seenShare(slug: TemplateSlug, name: string, height: number): number {
  const things = thingsOf(slug)
  const camera = things.find(({ kind }) => kind === 'camera')
  const thing = things.find((one) => one.name === name)
  if (!camera || !thing) throw new Error(`no ${name}`)
  const covers = things
    .filter((one) => one !== thing && one.kind !== 'player' && one.components.material?.opacity === undefined)
    .flatMap(({ boxes }) => boxes)
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  const [x, y, z] = thing.position
  const seen = shares.filter(
    (share) => freeShare(camera.position, [x, y + share * height, z], covers, 0) === 1,
  )
  return seen.length / shares.length
}

describe.each(Object.keys(templates).filter(isTemplateSlug))('the world %s as it is first seen', (slug) => {
  it('shows its player from head to foot', () => {
    const player = thingsOf(slug).find(({ kind }) => kind === 'player')
    const { height } = Player.parse(player?.components.player)
    expect(seenShare(slug, player?.name ?? '', height)).toBe(1)
  })
})

describe('the tree house', () => {
  it('hides each of its three balls, wholly or for the most part', () => {
    for (const ball of ['Ball', 'Ball 2', 'Ball 3'])
      expect(seenShare('treehouse', ball, 1), ball).toBeLessThanOrEqual(0.4)
  })

  it.each([
    ['its trunk', [0, -0.5], [2, 0.45]],
    ['a tree', [7.9, -4.4], [7.9, -3]],
  ] as const)('has in %s something that one does not walk into', async (_, [x, z], [, front]) => {
    const { simulation } = await runTemplate('treehouse', {
      seconds: 4,
      inputs: tour([{ walk: [x, 4] }, { walk: [x, z] }]),
    })
    expect(placeIn(simulation, 'player')[2]).toBeGreaterThan(front)
  })
})
