// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFile } from '../../../commands/file/create-file.ts'
import { editText } from '../../../commands/file/edit-text.ts'
import { type HowToCompile, inDebugger, inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { FileId } from '../../../model/ids.ts'
import { chooseLocale } from '../../../src/i18n/i18n.ts'
import { RunWatchBar } from '../../../src/workspace/watch/RunWatchBar.tsx'
import { setStops } from '../../../src/workspace/watch/watch-state.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'
import { programOf } from './program-of.ts'

const fileId = FileId.parse('written')
let rendered: RenderedWorkspace

beforeEach(async () => {
  rendered = await renderWorkspace(<RunWatchBar />)
  const { bus, state } = rendered
  act(
    () =>
      void bus.execute(createFile, { fileId, sceneId: state.sceneId.get(), kind: 'js', text: 'jump()\n' }),
  )
})
afterEach(async () => {
  rendered.unmount()
  await chooseLocale('en')
})

/** A run that was made ready like this is paused. */
async function paused(how: HowToCompile) {
  const { bus, state } = rendered
  const program = await programOf(bus.project, state.sceneId.get(), null, how)
  act(() => {
    state.watch.program.set(program)
    state.watch.pace.set('paused')
  })
}
const button = (name: string) => rendered.page.querySelector(`button[aria-label="${name}"]`)
const text = () => rendered.page.textContent ?? ''

test('a stop that is set in a run that cannot stop there offers another run, and steps that would let it run away are not offered', async () => {
  await paused(inWorkspace)
  expect(text()).not.toContain('next run')
  act(() => setStops(rendered.state.watch, fileId, { lines: new Set([1]), text: 'jump()\n' }))
  expect(text()).toContain('It will stop there in the next run.')
  expect(text()).toContain('Run again')
  expect([button('Next step of the code'), button('Over this step')]).toEqual([null, null])
  await act(() => chooseLocale('de'))
  expect(text()).toContain('Dort wird ab dem nächsten Start angehalten.')
})

test('a run that can stop goes on step by step, also when its last stop was taken away', async () => {
  await paused(inDebugger)
  act(() => setStops(rendered.state.watch, fileId, { lines: new Set([1]), text: 'jump()\n' }))
  expect(button('Next step of the code')).not.toBeNull()
  expect(text()).not.toContain('next run')
  act(() => setStops(rendered.state.watch, fileId, { lines: new Set(), text: 'jump()\n' }))
  expect(button('Next step of the code')).not.toBeNull()
})

test('nobody is promised a stop in the next run of a program that can never stop', async () => {
  const { bus, state } = rendered
  const endless = 'for await (const one of []) jump()\n'
  act(() => void bus.execute(editText, { fileId, edits: [{ at: 0, remove: 7, insert: endless }] }))
  act(() => setStops(state.watch, fileId, { lines: new Set([1]), text: endless }))
  await paused(inWorkspace)
  expect(text()).toContain('It will stop there in the next run.')
  await paused(inDebugger)
  expect(text()).not.toContain('next run')
})

test('a paused run that shows the world alone says where its variables and steps are seen, and begins again with them', async () => {
  const { state } = rendered
  await paused(inWorkspace)
  expect(text()).toContain('Look inside to see variables.')
  act(() => state.watch.pace.set('full'))
  expect(text()).not.toContain('variables')
  act(() => state.watch.pace.set('paused'))
  await act(() => chooseLocale('de'))
  expect(text()).toContain('Hineinschauen zeigt die Variablen.')
  const offer = [...rendered.page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Neu starten',
  )
  act(() => offer?.click())
  expect(state.watch.isInside.get()).toBe(true)
  await paused(inDebugger)
  expect(text()).not.toContain('Hineinschauen')
})

test('a world without a program has nothing to look into', async () => {
  const { bus, state } = rendered
  act(() => void bus.execute(editText, { fileId, edits: [{ at: 0, remove: 7, insert: '' }] }))
  const program = await programOf(bus.project, state.sceneId.get(), null, inWorkspace)
  act(() => {
    state.watch.program.set(new Map([...program].filter(([id]) => id === fileId)))
    state.watch.pace.set('paused')
  })
  expect(text()).not.toContain('Look inside')
})

test('a run that had to be stopped cannot be paused or gone through, but begun again', async () => {
  await paused(inDebugger)
  act(() => rendered.state.watch.isHalted.set(true))
  expect(text()).toContain('The program was stopped.')
  expect(text()).toContain('Run again')
  expect(rendered.page.querySelector('[role=toolbar]')).toBeNull()
})

test('variables of several tabs stand under the names of their tabs, those of one tab alone', () => {
  const { bus, state } = rendered
  const other = FileId.parse('other')
  act(() => void bus.execute(createFile, { fileId: other, sceneId: state.sceneId.get(), kind: 'js' }))
  const holds = (...variables: readonly (readonly [FileId, string])[]) =>
    act(() =>
      state.watch.moment.set({
        isPaused: true,
        next: null,
        stepsBack: 0,
        age: 0,
        mostBack: 0,
        variables: variables.map(([of, text]) => ({ fileId: of, name: 'dragon', text })),
      }),
    )
  const said = () => rendered.page.querySelector('section')?.textContent
  holds([fileId, '1'])
  expect(said()).toBe('dragon1')
  holds([fileId, '1'], [other, '2'])
  const [first, second] = [fileId, other].map((id) => bus.project.file(id)?.name)
  expect(said()).toBe(`${first}dragon1${second}dragon2`)
})

test('things of the same name on blocks are told apart from moment to moment, and variables bear the names that they had at the start', () => {
  const { bus, state } = rendered
  const [index] = bus.project.files(state.sceneId.get())
  if (index?.kind !== 'blocks') throw new Error('no blocks')
  const tab = {
    source: '',
    blockOfLine: new Map(),
    givenNames: new Map([['myPoints', 'My points']]),
    isForStops: true,
    isStoppable: true,
  }
  act(() => state.watch.program.set(new Map([[index.id, tab]])))
  const holds = (...things: readonly (readonly [string, string])[]) =>
    act(() =>
      state.watch.moment.set({
        isPaused: true,
        next: null,
        stepsBack: 0,
        age: 0,
        mostBack: 0,
        variables: [
          ...things.map(([name, text]) => ({
            ...{ fileId: index.id, name, text },
            thing: name.startsWith('tree') ? 'Tree' : 'Dog',
          })),
          { fileId: index.id, name: 'myPoints', text: '3' },
        ],
      }),
    )
  const said = () => rendered.page.querySelector('section')?.textContent
  holds(['tree', 'A'], ['tree2', 'B'])
  expect(said()).toBe('My points3TreeATreeB')
  holds(['dog', 'C'], ['tree2', 'D'], ['tree', 'E'])
  holds(['tree', 'F'], ['dog', 'G'], ['tree2', 'H'])
  expect(said()).toBe('My points3TreeFDogGTreeH')
  holds(['dog', 'I'])
  expect(said()).toBe('My points3DogI')
})
