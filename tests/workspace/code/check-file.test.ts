import { beforeEach, expect, test, vi } from 'vitest'
import { createEntity } from '../../../commands/entity/create-entity.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { checkScript } from '../../../language/check/check-script.ts'
import { certainMistakes, checkText } from '../../../src/workspace/code/check-file.ts'
import { foundMistakes } from '../../../src/workspace/code/found-mistakes.ts'
import { namesToCheck } from '../../../src/workspace/code/names-to-check.ts'
import { box, sceneId, scriptId, workbench } from '../../commands/support/workbench.ts'

vi.mock('../../../language/check/check-script.ts', { spy: true })
const looks = () => vi.mocked(checkScript).mock.calls.length
beforeEach(() => void vi.mocked(checkScript).mockClear())

/** Asks as the editor, the foot and Run do, one after the other. */
function asked(bench: ReturnType<typeof workbench>) {
  const { project } = bench.bus
  const file = project.file(scriptId)!
  const names = namesToCheck(project, sceneId)
  const underlined = checkText(project, file, project.text(scriptId), names)
  return {
    underlined: underlined.map(({ code }) => code),
    foot: foundMistakes(project, [file], sceneId).length,
    run: certainMistakes(project, file).length,
  }
}

test('a text is looked at once, whoever asks, until it or what it can name is another', () => {
  const bench = workbench()
  const edits = [{ at: 0, remove: 0, insert: "scene.get('Nobody')\n" }]
  bench.bus.execute(editText, { fileId: scriptId, edits })
  const first = asked(bench)
  expect(first.underlined).toHaveLength(1)
  expect(first.foot).toBe(1)
  expect(asked(bench)).toEqual(first)
  expect(looks()).toBe(1)
  bench.bus.execute(editText, { fileId: scriptId, edits: [{ at: 0, remove: 0, insert: '\n' }] })
  expect(asked(bench)).toEqual(first)
  expect(looks()).toBe(2)
  bench.bus.execute(createEntity, { ...box('n'), name: 'Nobody' })
  expect(asked(bench)).toEqual({ underlined: [], foot: 0, run: 0 })
  expect(looks()).toBe(3)
})
