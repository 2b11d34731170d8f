import { describe, expect, it } from 'vitest'
import { EntityId } from '../../model/ids.ts'
import { runTemplate } from '../support/templates/open-template.ts'

describe('the welcome programs', () => {
  it('the dragon of the tree house greets, rises and circles the tree without leaving the clearing', async () => {
    const { simulation, errors, changes } = await runTemplate('treehouse', { seconds: 20 })
    expect(errors).toEqual([])
    const path = changes.flatMap((change) =>
      'position' in change && change.entityId === 'dragon' && change.position ? [change.position] : [],
    )
    expect(path.length).toBeGreaterThan(100)
    for (const [x, , z] of path) {
      const fromTree = Math.hypot(x, z + 0.5)
      expect(fromTree).toBeGreaterThan(4)
      expect(fromTree).toBeLessThan(12)
    }
    expect(simulation.entities.get(EntityId.parse('dragon'))?.position[1]).toBeCloseTo(6.65, 5)
    const sides = path.map(([x, , z]) => `${x > 0}${z > -0.5}`)
    expect(new Set(sides).size).toBe(4)
  })

  it.each(['maze-terrain', 'blank'] as const)('%s runs without an error', async (slug) => {
    const { errors } = await runTemplate(slug, { seconds: 3 })
    expect(errors).toEqual([])
  })
})
