import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { isTemplateSlug, type TemplateSlug } from '../../content/templates/template-slugs.ts'
import { templates } from '../../content/templates/templates.ts'
import { blockDefinition } from '../../language/blocks/block-catalogue.ts'
import { itField } from '../../language/blocks/it-field.ts'
import { asPublished } from '../../language/compile/how-to-compile.ts'
import { Character } from '../../model/components/character.ts'
import { isComponentValue } from '../../model/components/component-schemas.ts'
import { Environment } from '../../model/components/environment.ts'
import { markerPicture } from '../../model/components/marker.ts'
import { Model } from '../../model/components/model.ts'
import { Player } from '../../model/components/player.ts'
import { isReservedClientId } from '../../model/document/reserved-client-ids.ts'
import { EntityId } from '../../model/ids.ts'
import { isEntityKind } from '../../model/kinds/entity-kinds.ts'
import { materialise } from '../../model/project/materialise.ts'
import type { Entity } from '../../model/project/project.ts'
import { needsPhysics } from '../../runtime/simulation/physics/needs-physics.ts'
import { modelBoxes } from '../../runtime/simulation/touching/model-boxes.ts'
import { compileScene } from '../../src/workspace/frame/compile-scene.ts'
import { frameEntityOf } from '../../src/workspace/frame/frame-entity-of.ts'
import { openTemplate, runTemplate } from '../support/templates/open-template.ts'

const slugs: readonly TemplateSlug[] = Object.keys(templates).filter(isTemplateSlug)

function opened(slug: string) {
  const document = new Y.Doc()
  Y.applyUpdate(document, templateBytes(slug))
  const project = materialise(document)
  const entities = project.entities(project.defaultScene.id)
  const byName = (name: string): Entity => {
    const found = entities.find((entity) => entity.name === name)
    if (!found) throw new Error(`${slug} has no ${name}`)
    return found
  }
  return {
    document,
    project,
    entities,
    byName,
    only: (kind: string) => entities.filter((e) => e.kind === kind),
  }
}

/**
 * A template's bytes are for ever: copies that were started from it offline merge with them. When one of these lines has to
 * change, the template takes the next free clientId together with it.
 */
const fixed: Readonly<Record<TemplateSlug, string>> = {
  treehouse: '7e948a308aa577ec',
  'maze-terrain': 'e1961aad2d7d7d9c',
  'minecraft-terrain': '69d8a9743bde9cfd',
  castle: '2fcd308fca347295',
  village: 'b61123a115a38aa8',
  arena: 'a539d8bd7552b609',
  'rocket-launch': '569967b91f9b731d',
  space: 'e326892ef3127e4c',
  blank: '6da6b368cc6dc597',
  ar: '43558f1dce9f3994',
}

describe.each(slugs)('template %s', (slug) => {
  it.each(['en', 'de'] as const)(
    'waits for no physics when it is run, for nothing falls in it: %s',
    async (locale) => {
      const project = openTemplate(slug, locale)
      const { id } = project.defaultScene
      const { scripts } = await compileScene(project, id, asPublished)
      expect(needsPhysics(project.entities(id).map(frameEntityOf), scripts)).toBe(false)
    },
  )

  it('is the same bytes each time, and the ones it was released with', () => {
    const bytes = templates[slug].build()
    expect(templates[slug].build()).toEqual(bytes)
    expect(templateBytes(slug)).toEqual(bytes)
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toBe(fixed[slug])
  })

  it('is written under a clientId of its own that is reserved', () => {
    const clientIds = [...Y.decodeStateVector(Y.encodeStateVectorFromUpdate(templateBytes(slug))).keys()]
    expect(clientIds).toHaveLength(1)
    expect(clientIds.every(isReservedClientId)).toBe(true)
    const others = slugs.filter((other) => other !== slug).map(templateBytes)
    for (const other of others) {
      expect([...Y.decodeStateVector(Y.encodeStateVectorFromUpdate(other)).keys()]).not.toEqual(clientIds)
    }
  })

  it('merges with a copy of itself that was edited elsewhere into one world', () => {
    const { document, entities } = opened(slug)
    const elsewhere = new Y.Doc()
    Y.applyUpdate(elsewhere, templateBytes(slug))
    elsewhere.getMap('meta').set('displayName', 'Mine')
    Y.applyUpdate(document, Y.encodeStateAsUpdate(elsewhere))
    const project = materialise(document)
    expect(project.meta.displayName).toBe('Mine')
    expect(project.entities(project.defaultScene.id)).toHaveLength(entities.length)
  })

  it('has one scene, scene1, with index as a blocks file, and nothing broken', () => {
    const { project } = opened(slug)
    const { defaultScene } = project
    expect(project.scenes).toHaveLength(1)
    expect(defaultScene).toMatchObject({ name: 'scene1', template: slug, isDefault: true })
    expect(project.files(defaultScene.id)[0]).toMatchObject({ name: 'index', kind: 'blocks' })
    expect(project.broken(defaultScene.id)).toEqual([])
    expect(project.meta.template).toBe(slug)
    for (const file of project.files(defaultScene.id)) {
      const { broken, displaced, blocks } = project.blocks(file.id)
      expect([...broken, ...displaced]).toEqual([])
      for (const block of blocks.values()) expect(blockDefinition(block.type), block.type).not.toBeNull()
    }
  })

  it('has player, camera and cursor once each, light, and sky with ground', () => {
    const { only } = opened(slug)
    for (const kind of ['player', 'camera', 'cursor', 'environment']) expect(only(kind), kind).toHaveLength(1)
    expect(only('light').map(({ components }) => components.light?.type)).toEqual(['sun', 'hemisphere'])
  })

  it('holds only kinds and components that keep to their schemas', () => {
    for (const { name, kind, components } of opened(slug).entities) {
      expect(isEntityKind(kind), kind).toBe(true)
      for (const [component, value] of Object.entries(components)) {
        expect(isComponentValue(component, value), `${name}: ${component}`).toBe(true)
      }
    }
  })

  it('names every thing differently and chooses only things that exist in its blocks', () => {
    const { entities, project } = opened(slug)
    expect(new Set(entities.map(({ name }) => name.toLowerCase())).size).toBe(entities.length)
    const ids = new Set<string>([...entities.map(({ id }) => id), itField])
    for (const file of project.files(project.defaultScene.id)) {
      for (const { fields } of project.blocks(file.id).blocks.values()) {
        for (const field of ['ITEM', 'ITEM_OTHER', 'TO', 'FROM', 'ITEM1', 'ITEM2', 'ITEM3'])
          if (fields[field] !== undefined) expect(ids, field).toContain(fields[field])
      }
    }
  })
})

describe('templateBytes', () => {
  it('falls back to the maze for a name that nobody knows', () => {
    for (const slug of ['casle', '', '__proto__', 'constructor']) {
      expect(templateBytes(slug)).toEqual(templateBytes('maze-terrain'))
    }
  })
})

describe('the blank scene', () => {
  it('[T09] is a block-style avatar on terrain under a gradient sky', () => {
    const { only, entities } = opened('blank')
    expect(only('player')[0]?.components.avatar).toEqual({ style: 'blocks' })
    const environment = Environment.parse(only('environment')[0]?.components.environment)
    expect(environment.preset).toBe('plain')
    expect(environment.skyTop).not.toBe(environment.skyBottom)
    expect(entities).toHaveLength(6)
  })
})

describe('the AR scene', () => {
  it('[T11] is a marker image, a large plane, a sky, a camera and a cursor', () => {
    const { only, byName, entities } = opened('ar')
    expect(markerPicture(entities)?.thing.name).toBe('Marker')
    const floor = byName('Floor')
    expect(floor.components.geometry).toEqual({ primitive: 'plane' })
    expect(Math.min(floor.scale[0], floor.scale[2])).toBeGreaterThan(50)
    expect(Environment.parse(only('environment')[0]?.components.environment).skyTop).not.toBe('')
    expect([...only('camera'), ...only('cursor')].map(({ name }) => name)).toEqual(['Camera', 'Cursor'])
  })

  it('is won by stroking the dragon, who greets whoever finds it', async () => {
    const click = { kind: 'click', entityId: EntityId.parse('dragon') } as const
    const { errors, changes, effects } = await runTemplate('ar', {
      seconds: 8,
      inputs: {
        30: [{ kind: 'xr', mode: 'ar' }],
        40: [{ kind: 'marker', isFound: true }],
        ...Object.fromEntries([100, 120, 140, 160, 180].map((step) => [step, [click]])),
      },
    })
    expect(errors).toEqual([])
    expect(changes.flatMap(({ text }) => text ?? [])).toContain('Hello! So this is your room.')
    expect(effects.map(({ kind }) => kind)).toContain('end')
  })
})

describe('the tree house scene', () => {
  it('[T10] has the forest, and a player of 1.4 × 2.2 that jumps at 15 and climbs 59.9°', () => {
    const { only } = opened('treehouse')
    expect(only('environment')[0]?.components.environment).toMatchObject({ preset: 'forest' })
    expect(Player.parse(only('player')[0]?.components.player)).toMatchObject({
      width: 1.4,
      height: 2.2,
      jumpSpeed: 15,
      jumpStartSpeed: 5,
      movementSpeed: 10,
      maxClimbAngle: 59.9,
    })
  })

  it('[T10] has three characters with the jump speeds 1, 2 and 5', () => {
    const { byName } = opened('treehouse')
    const speeds = ['Kid', 'Chick', 'Dragon'].map(
      (name) => Character.parse(byName(name).components.character).jumpSpeed,
    )
    expect(speeds).toEqual([1, 2, 5])
  })

  it('[T06] is furnished as its picture: tree house, pond, path, swing, log, mushrooms, flowers, lantern, rocks', () => {
    const { entities } = opened('treehouse')
    const models = new Set(entities.map(({ components }) => components.model?.name))
    const wanted = ['treehouse', 'pond', 'path', 'swing', 'log', 'mushroom', 'flowers', 'lantern', 'rock']
    for (const model of wanted) expect(models.has(model), model).toBe(true)
  })

  it('greets with a program: the dragon flies when it starts, and Tab2 is JavaScript', () => {
    const { project } = opened('treehouse')
    const [index, second] = project.files(project.defaultScene.id)
    if (!index || !second) throw new Error('two tabs expected')
    const types = [...project.blocks(index.id).blocks.values()].map(({ type }) => type)
    expect(types).toContain('event_start')
    expect(types).toContain('control_forever')
    expect(second).toMatchObject({ name: 'Tab2', kind: 'js' })
    expect(project.text(second.id)).toContain('onStart(')
  })
})

describe('the maze', () => {
  it('can be walked from its gate to the goal, and not through its outer hedge elsewhere', () => {
    const { entities, only, byName } = opened('maze-terrain')
    const hedges = entities.filter(({ name }) => name.startsWith('Hedge'))
    const { min, max } = modelBoxes.hedge
    const [width, depth] = [max[0] - min[0], max[2] - min[2]]
    const player = Player.parse(only('player')[0]?.components.player)
    const isBlocked = (x: number, z: number) =>
      hedges.some(
        ({ position, scale }) =>
          Math.abs(x - position[0]) < (scale[0] * width + player.width) / 2 &&
          Math.abs(z - position[2]) < (scale[2] * depth + player.depth) / 2,
      )
    const step = 0.4
    const cell = (metres: number) => Math.round(metres / step)
    const start = only('player')[0]?.position ?? [0, 0, 0]
    const goal = byName('Goal').position
    const seen = new Set<string>()
    const queue: (readonly [number, number])[] = [[cell(start[0]), cell(start[2])]]
    let isReached = false
    let sides = 0
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [column, row] = next
      const key = `${column} ${row}`
      // A corridor around the maze is left out, so that the only way is through it.
      if (seen.has(key) || Math.abs(column * step) > 13 || Math.abs(row * step) > 17) continue
      if (isBlocked(column * step, row * step)) continue
      seen.add(key)
      if (Math.abs(column * step) > 12.6 && Math.abs(row * step) < 11) sides++
      if (Math.hypot(column * step - goal[0], row * step - goal[2]) < 2.5) isReached = true
      queue.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1])
    }
    expect(isReached).toBe(true)
    expect(sides).toBe(0)
  })
})

/** What the rulings give the player of a starter scene that the spec says nothing else about. */
const templatePlayer = {
  width: 1,
  height: 2,
  depth: 1,
  movementSpeed: 10,
  jumpStartSpeed: 5,
  gravity: 9.81,
  maxClimbAngle: 60,
  collideWithSurfaces: true,
}

const modelsOf = (slug: TemplateSlug) =>
  opened(slug).entities.flatMap(({ components }) => {
    const model = Model.safeParse(components.model)
    return model.success ? [model.data] : []
  })

describe('the world of blocks', () => {
  it('[T05] is an island in the sea, with a player of 1 × 2 × 1 as a figure of blocks', () => {
    const { only } = opened('minecraft-terrain')
    expect(Player.parse(only('player')[0]?.components.player)).toMatchObject(templatePlayer)
    expect(only('player')[0]?.components.avatar).toEqual({ style: 'blocks' })
    expect(only('environment')[0]?.components.environment).toMatchObject({ preset: 'island' })
  })

  it('[T05] has at least 90 solid blocks of eight kinds on a grid of 1 m, no two in one place', () => {
    const blocks = opened('minecraft-terrain').entities.filter(({ components }) =>
      String(components.model?.name).endsWith('-block'),
    )
    expect(blocks.length).toBeGreaterThanOrEqual(90)
    expect(new Set(blocks.map(({ components }) => components.model?.name)).size).toBe(8)
    for (const { position, components } of blocks) {
      expect(position.every(Number.isInteger)).toBe(true)
      expect(components.physics).toEqual({ body: 'solid' })
    }
    expect(new Set(blocks.map(({ position }) => position.join(' '))).size).toBe(blocks.length)
  })
})

describe('the castle', () => {
  it('[T07] has walls, towers, a gate with a drawbridge over the moat, a keep, and a player that climbs 90°', () => {
    const names = modelsOf('castle').map(({ name }) => name)
    for (const model of [
      'gatehouse',
      'drawbridge',
      'moat',
      'keep',
      'castle-stairs',
      'queen',
      'dragon',
    ] as const)
      expect(names, model).toContain(model)
    expect(names.filter((name) => name === 'castle-wall').length).toBeGreaterThanOrEqual(9)
    expect(names.filter((name) => name === 'tower')).toHaveLength(4)
    const player = Player.parse(opened('castle').only('player')[0]?.components.player)
    expect(player).toMatchObject({ ...templatePlayer, maxClimbAngle: 90 })
  })
})

describe('the village', () => {
  it('[T08] has a windmill that turns, a well, houses, and neighbours who move', () => {
    const models = modelsOf('village')
    expect(models).toContainEqual({ name: 'windmill', clip: 'idle' })
    expect(models.filter(({ name }) => name === 'house')).toHaveLength(3)
    expect(models.map(({ name }) => name)).toContain('well')
    for (const neighbour of ['baker', 'gardener'] as const)
      expect(models).toContainEqual({ name: neighbour, clip: 'walk' })
    const player = Player.parse(opened('village').only('player')[0]?.components.player)
    expect(player).toMatchObject(templatePlayer)
  })
})
