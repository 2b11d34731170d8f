import { describe, expect, it } from 'vitest'
import { recipeOf } from '../../../runtime/models/known-recipes.ts'
import { workshop } from '../../../runtime/models/load-recipes.ts'
import { environmentBuilder } from '../../../runtime/models/load-surroundings.ts'
import { fetchDrawings } from '../../../runtime/scene/fetch-drawings.ts'
import { frameEntity } from '../support/frame-entity.ts'

const model = (name: string) => frameEntity(name, { kind: 'model', components: { model: { name } } })

describe('fetchDrawings', () => {
  it('fetches what a scene shows, family by family, and nothing else', async () => {
    expect(workshop()).toBeUndefined()
    await fetchDrawings([frameEntity('box', { components: { geometry: { primitive: 'box' } } })])
    expect(workshop()).toBeDefined()
    expect(recipeOf('tree')).toBeUndefined()

    await fetchDrawings([model('cat'), model('no-such-model')])
    expect(recipeOf('cat')).toBeDefined()
    expect(recipeOf('car')).toBeUndefined()
    expect(environmentBuilder('desert')).toBeUndefined()

    await fetchDrawings([
      frameEntity('sign', {
        kind: 'hotspot',
        components: { hotspot: { sign: 'arrow', says: '', color: '#000000' } },
      }),
      frameEntity('player', { kind: 'player', components: { player: {}, avatar: { style: 'blocks' } } }),
      frameEntity('environment', {
        kind: 'environment',
        components: {
          environment: { preset: 'desert', skyTop: '#000000', skyBottom: '#000000', ground: '#000000' },
        },
      }),
    ])
    expect(recipeOf('blocks-avatar')).toBeDefined()
    expect(recipeOf('arrow-hotspot')).toBeDefined()
    expect(environmentBuilder('desert')).toBeDefined()
    // The desert's own plants.
    expect(recipeOf('cactus')).toBeDefined()
    expect(recipeOf('car')).toBeUndefined()
  })
})
