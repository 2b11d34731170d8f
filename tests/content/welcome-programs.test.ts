import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { generateCode } from '../../language/generator/generate-code.ts'
import { toBlocklyState } from '../../model/blocks/blocks-state.ts'
import { EntityId } from '../../model/ids.ts'
import { materialise } from '../../model/project/materialise.ts'
import { runProgram } from '../support/scripts/run-program.ts'

/** Runs all tabs of a starter scene as Run does. */
async function runTemplate(slug: string, seconds: number) {
  const document = new Y.Doc()
  Y.applyUpdate(document, templateBytes(slug))
  const project = materialise(document)
  const sceneId = project.defaultScene.id
  const entities = project.entities(sceneId)
  const names = new Map<string, string>(entities.map(({ id, name }) => [id, name]))
  const tabs = project.files(sceneId).map((file) => {
    const source =
      file.kind === 'js'
        ? project.text(file.id)
        : generateCode(toBlocklyState(project.blocks(file.id)), names).code
    return [file.name, source] as const
  })
  return runProgram({
    entities: entities.map((entity) => ({ ...entity, components: { ...entity.components } })),
    tabs: Object.fromEntries(tabs),
    seconds,
  })
}

describe('the welcome programs', () => {
  it('the dragon of the tree house greets, rises and circles the tree without leaving the clearing', async () => {
    const { simulation, errors, changes } = await runTemplate('treehouse', 20)
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

  it.each(['maze-terrain', 'blank'])('%s runs without an error', async (slug) => {
    const { errors } = await runTemplate(slug, 3)
    expect(errors).toEqual([])
  })
})
