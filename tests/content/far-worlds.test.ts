import { describe, expect, it } from 'vitest'
import type { TemplateSlug } from '../../content/templates/template-slugs.ts'
import { Environment } from '../../model/components/environment.ts'
import { Player } from '../../model/components/player.ts'
import { placeIn } from '../support/courses/players.ts'
import type { Ran } from '../support/scripts/run-program.ts'
import { goalTours } from '../support/templates/goal-tours.ts'
import { openTemplate, runTemplate } from '../support/templates/open-template.ts'
import { type Stop, tour } from '../support/templates/tour.ts'

function furnished(slug: TemplateSlug) {
  const project = openTemplate(slug)
  const entities = project.entities(project.defaultScene.id)
  const only = (kind: string) => entities.find((entity) => entity.kind === kind)?.components
  return {
    player: Player.parse(only('player')?.player),
    avatar: only('player')?.avatar,
    environment: Environment.parse(only('environment')?.environment),
    models: new Set(entities.map(({ components }) => components.model?.name)),
  }
}

const play = (slug: TemplateSlug, seconds: number, stops: readonly Stop[]) =>
  runTemplate(slug, { seconds, inputs: tour(stops) })
const pathOf = ({ changes }: Ran, id: string) =>
  changes.flatMap(({ entityId, position }) => (entityId === id && position ? [position] : []))
const wordsOf = ({ changes }: Ran, id: string) =>
  changes.flatMap(({ entityId, text }) => (entityId === id && text ? [text] : []))
/** What the board that counts down has shown since the start, each once. */
const boardOf = ({ changes }: Ran) => {
  const shown = changes.flatMap(({ entityId, components }) =>
    entityId === 'countdown' && components?.text ? [String(components.text.value)] : [],
  )
  return shown.filter((text, index) => text !== shown[index - 1])
}
const template = { width: 1, height: 2, depth: 1, jumpStartSpeed: 5, jumpSpeed: 15, movementSpeed: 10 }

describe('space', () => {
  it('[T13] [T01] has 2000 stars at 90 m over a base on the moon, and an astronaut to whom things weigh little', () => {
    const { player, avatar, environment, models } = furnished('space')
    expect(environment).toMatchObject({ preset: 'space', stars: { count: 2000, radius: 90 } })
    expect(player).toMatchObject({ ...template, gravity: 1.62, maxClimbAngle: 60 })
    expect(avatar).toEqual({ style: 'astronaut' })
    for (const model of ['moon-base', 'moon-rover', 'radio-dish', 'solar-panel', 'astronaut', 'crater'])
      expect(models.has(model), model).toBe(true)
  })

  it('[T13] lets one jump as high as its gravity says, v² / 2g', async () => {
    const ran = await play('space', 8, [{ wait: 0.2 }, { press: ' ' }])
    const highest = Math.max(...pathOf(ran, 'player').map(([, y]) => y))
    expect(highest).toBeGreaterThan(5 ** 2 / (2 * 1.62) - 0.1)
    expect(highest).toBeLessThan(5 ** 2 / (2 * 1.62))
  })

  it('[T01] has a base that one walks into by its door, through no wall, and comes out of again', async () => {
    const inside = await play('space', 4, [{ walk: [-4, 6] }, { walk: [-4, -4] }])
    expect(placeIn(inside.simulation, 'player')[2]).toBeLessThan(-3.5)
    const outside = await play('space', 4, [{ walk: [-7, 6] }, { walk: [-7, -4] }])
    expect(placeIn(outside.simulation, 'player')[2]).toBeGreaterThan(-1.5)
  })

  it('calls back who walks away over the hills', async () => {
    const ran = await play('space', 12, [{ walk: [60, 10] }])
    expect(ran.effects.some((effect) => effect.kind === 'words')).toBe(true)
    const [x] = placeIn(ran.simulation, 'player')
    expect(x).toBeLessThan(45)
  })
})

describe('the rocket launch', () => {
  const { stops = [], seconds = 0 } = goalTours['rocket-launch'] ?? {}

  it('[T04] counts down from ten second by second, then the rocket really flies', async () => {
    const ran = await play('rocket-launch', seconds, stops)
    expect(boardOf(ran)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1', 'GO!'])
    const rocket = pathOf(ran, 'rocket')
    expect(rocket.at(-1)?.[1]).toBeGreaterThan(70)
    expect(rocket.every(([x, , z]) => x === 0 && z === -4)).toBe(true)
  })

  it('[T04] does not start without fuel: the button says what is missing', async () => {
    const ran = await play('rocket-launch', 16, [{ click: 'button' }])
    expect(wordsOf(ran, 'engineer').at(-1)).toContain('red cans')
    expect(boardOf(ran)).toEqual([])
    expect(pathOf(ran, 'rocket')).toEqual([])
  })

  it('[T04] has rocket, tower, pad and tanks, and the player of the templates', () => {
    const { player, models } = furnished('rocket-launch')
    expect(player).toMatchObject({ ...template, gravity: 9.81, maxClimbAngle: 60 })
    for (const model of ['moon-rocket', 'launch-tower', 'launch-pad', 'fuel-tank', 'launch-button'])
      expect(models.has(model), model).toBe(true)
  })
})

describe('the arena', () => {
  it('[T03] has a stage among stands, the climb angle 90° and the player of the templates', () => {
    const { player, models } = furnished('arena')
    expect(player).toMatchObject({ ...template, gravity: 9.81, maxClimbAngle: 90 })
    for (const model of ['arena-gate', 'arena-wall', 'arena-terrace', 'arena-stand', 't-rex'])
      expect(models.has(model), model).toBe(true)
  })

  it('[T03] is closed all around: who walks runs against seats and walls on every side', async () => {
    for (let side = 0; side < 12; side++) {
      const angle = (side * Math.PI) / 6 + 0.2
      const away = [Math.sin(angle) * 40, Math.cos(angle) * 40] as const
      const ran = await play('arena', 5, [{ walk: [0, 0] }, { walk: away }])
      const [x, , z] = placeIn(ran.simulation, 'player')
      expect(Math.hypot(x, z), `side ${side}`).toBeLessThan(13)
      expect(Math.hypot(x, z), `side ${side}`).toBeGreaterThan(5)
    }
  })

  it('[T03] has a dinosaur that plays too: it gets stars by itself, and both begin again when it has five', async () => {
    const ran = await runTemplate('arena', { seconds: 60 })
    const points = ran.effects.flatMap((effect) =>
      effect.kind === 'value' && effect.name === 'dino' ? [effect.text] : [],
    )
    expect(points.slice(0, 7)).toEqual(['0', '1', '2', '3', '4', '5', '0'])
    expect(ran.effects.some(({ kind }) => kind === 'end')).toBe(false)
  })
})
