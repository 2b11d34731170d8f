import * as Blockly from 'blockly/core'
import { beforeAll, expect, it } from 'vitest'
import { samples } from '../../content/samples/samples.ts'
import { toBlocklyState } from '../../model/blocks/blocks-state.ts'
import { ownState } from '../../src/blocks/binding/own-state.ts'
import { prepareBlockly } from '../blocks/canvas.ts'
import { openSample } from '../support/samples/run-sample.ts'

beforeAll(prepareBlockly)

it.each(samples.map((sample) => [sample.slug, sample] as const))(
  'the editor would store %s as it is stored: every block fits where it hangs',
  (_, sample) => {
    const project = openSample(sample)
    for (const file of project.scenes.flatMap(({ id }) => project.files(id))) {
      const stored = project.blocks(file.id)
      const workspace = new Blockly.Workspace()
      Blockly.serialization.workspaces.load(toBlocklyState(stored), workspace)
      const real = workspace.getAllBlocks(false).filter((one) => !one.isShadow())
      expect(real.map(({ id }) => id).toSorted()).toEqual([...stored.records.keys()].toSorted())
      for (const one of real) {
        const { type, hasNext, fields, extra, shadows } = stored.records.get(one.id) ?? {}
        expect(ownState(one), one.id).toEqual({ type, hasNext, fields, extra, shadows })
      }
      workspace.dispose()
    }
  },
)
