// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cloneEntities } from '../../commands/entity/clone-entities.ts'
import { createEntity } from '../../commands/entity/create-entity.ts'
import { lockEntities } from '../../commands/entity/lock-entities.ts'
import { componentSchemas } from '../../model/components/component-schemas.ts'
import { usualPlayer } from '../../model/components/usual-player.ts'
import { EntityId } from '../../model/ids.ts'
import { chooseLocale } from '../../src/i18n/i18n.ts'
import { componentSections, hasSection } from '../../src/workspace/properties/component-sections.ts'
import { PropertiesPanel } from '../../src/workspace/properties/PropertiesPanel.tsx'
import { fieldCalled, press, write } from './fields.ts'
import { type RenderedWorkspace, renderWorkspace } from './render-workspace.tsx'

const player = EntityId.parse('player')
const twin = EntityId.parse('twin')
let rendered: RenderedWorkspace | undefined
afterEach(() => rendered?.unmount())

async function select(...ids: EntityId[]) {
  rendered = await renderWorkspace(<PropertiesPanel />)
  const { bus, state, boxId } = rendered
  await act(async () => {
    bus.execute(cloneEntities, { copies: [{ sourceId: boxId, entityId: twin }], offset: [2, 0, 0] })
    state.selection.set(ids.length > 0 ? ids : [boxId])
  })
  const commands = vi.spyOn(bus, 'execute')
  return { ...rendered, commands, entity: (id: EntityId) => bus.project.entity(id) }
}

const box = EntityId.parse('box')

test('the camera of the world goes where the scene is looked at from, in one step', async () => {
  const { bus, commands, state } = await select()
  const camera = EntityId.parse('lens')
  act(() => {
    bus.execute(createEntity, {
      entityId: camera,
      sceneId: state.sceneId.get(),
      kind: 'camera',
      name: 'Camera',
      parentId: null,
      before: null,
      position: [0, 2, 9],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components: { camera: { view: 'behind', fov: 50 } },
    })
    state.selection.set([camera])
  })
  commands.mockClear()
  await press('Begin with the view from here')
  await vi.waitFor(() =>
    expect(bus.project.entity(camera)).toMatchObject({ position: [1, 2, 3], rotation: [-10, 45, 0] }),
  )
  expect(commands).toHaveBeenCalledTimes(1)
})

test('[E12] the player has the settings of the specification, with its defaults and units', async () => {
  await select(player)
  const figures = ['Width', 'Height', 'Depth', 'Jump', 'Speed', 'Gravity']
  expect(figures.map((name) => fieldCalled(name).value)).toEqual([
    '1.4 m',
    '2.2 m',
    '1 m',
    '5 m/s',
    '10 m/s',
    '9.81 m/s²',
  ])
  const switches = ['Bumps into things', 'Jumps in the air', 'Climbs hills'].map(fieldCalled)
  expect(switches.map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false', 'true'])
  const climb = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '60°')
  act(() => climb?.click())
  expect([...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)).toEqual([
    '60°',
    '90°',
  ])
})

test('[E12] each setting is one command and goes back to its default by itself or with all of them', async () => {
  const { bus, commands, entity } = await select(player)
  write('Gravity', '1,62 m/s²')
  write('Width', '1')
  act(() => fieldCalled('Jumps in the air').click())
  expect(commands).toHaveBeenCalledTimes(3)
  expect(entity(player)?.components.player).toMatchObject({ gravity: 1.62, width: 1, multiJump: true })
  press('Bring back: Gravity')
  expect(entity(player)?.components.player).toMatchObject({ gravity: 9.81, width: 1, multiJump: true })
  press('Bring back all of Player')
  expect(entity(player)?.components.player).toEqual(usualPlayer)
  act(() => void bus.undo('scene'))
  expect(entity(player)?.components.player).toMatchObject({ width: 1, multiJump: true })
})

test('a number is dragged by its words: shown while it moves, one command at the end', async () => {
  const { commands, entity, previews } = await select(player)
  const words = [...document.querySelectorAll('span')].find(({ textContent }) => textContent === 'Gravity')!
  words.setPointerCapture = () => undefined
  const point = (name: string, clientX: number) =>
    act(() => void words.dispatchEvent(new MouseEvent(name, { clientX, button: 0, bubbles: true })))
  point('pointerdown', 0)
  point('pointermove', -40)
  expect(previews).toHaveLength(1)
  expect(commands).not.toHaveBeenCalled()
  point('pointerup', -40)
  expect(commands).toHaveBeenCalledTimes(1)
  expect(entity(player)?.components.player).toMatchObject({ gravity: 8.81, width: 1.4 })
})

test('what was begun for one thing is not done to the next that is selected', async () => {
  const { state, commands, entity, previews } = await select(box)
  const field = fieldCalled('Position X')
  act(() => field.focus())
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    setValue?.call(field, '77')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(fieldCalled('Position X').value).toBe('77')
  // As when somebody else in the project, or a course, leads to another thing: nothing leaves the field before.
  act(() => state.selection.set([twin]))
  expect(fieldCalled('Position X').value).toBe(String(entity(twin)?.position[0]))
  act(() => fieldCalled('Position X').blur())
  const letter = [...document.querySelectorAll('span')].find(
    ({ textContent, childElementCount }) => textContent === 'X' && childElementCount === 0,
  )!
  letter.setPointerCapture = () => undefined
  const point = (name: string, clientX: number) =>
    act(() => void letter.dispatchEvent(new MouseEvent(name, { clientX, button: 0, bubbles: true })))
  point('pointerdown', 0)
  point('pointermove', -40)
  expect(previews).toHaveLength(1)
  act(() => state.selection.set([box]))
  point('pointermove', -80)
  point('pointerup', -80)
  expect(previews).toHaveLength(2)
  expect(previews.at(-1)).toMatchObject([{ id: twin, position: entity(twin)?.position }])
  expect(fieldCalled('Position X').value).toBe(String(entity(box)?.position[0]))
  expect(commands).not.toHaveBeenCalled()
})

test('[W09] what several things have differently is said, and typing sets it for all of them in one step', async () => {
  const { bus, commands, entity } = await select(box, twin)
  expect(fieldCalled('Position X')).toMatchObject({ value: '', placeholder: '–' })
  expect(fieldCalled('Position X').getAttribute('aria-valuetext')).toBe('different')
  expect(fieldCalled('Position Y').value).toBe('2')
  write('Position X', '7')
  expect([entity(box)?.position, entity(twin)?.position]).toEqual([
    [7, 2, 3],
    [7, 2, 3],
  ])
  act(() => void bus.undo('scene'))
  write('Position X', '+1')
  expect([entity(box)?.position[0], entity(twin)?.position[0]]).toEqual([2, 4])
  press('Berry')
  expect(commands).toHaveBeenCalledTimes(3)
  expect([box, twin].map((id) => entity(id)?.components.material)).toEqual([
    { color: '#D8427F' },
    { color: '#D8427F' },
  ])
  act(() => void bus.undo('scene'))
  expect(entity(twin)?.components.material).toEqual({ color: '#4C86C6' })
})

test('[W09] of several things those that are locked stay as they are', async () => {
  const { bus, entity } = await select(box, twin)
  act(() => void bus.execute(lockEntities, { entityIds: [twin], isLocked: true }))
  write('Size Y', '*2')
  press('Berry')
  expect([entity(box)?.scale[1], entity(twin)?.scale[1]]).toEqual([2, 1])
  expect(entity(twin)?.components.material).toEqual({ color: '#4C86C6' })
})

test('[W09] what cannot be kept is said at the field, in both languages, and changes nothing', async () => {
  const { commands, entity } = await select()
  write('Position X', 'NaN')
  expect(fieldCalled('Position X').getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(
    '“NaN” is not a number. Nothing was changed.',
  )
  write('Name', 'x'.repeat(10_000))
  expect(document.body.textContent).toContain('That is too long: 10,000 letters. It takes 80 at most.')
  expect(commands).not.toHaveBeenCalled()
  await act(() => chooseLocale('de'))
  write('Name', 'x'.repeat(10_001))
  expect(document.body.textContent).toContain('Das ist zu lang: 10.001 Zeichen.')
  write('Position X', 'y'.repeat(10_000))
  expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/^„y{24}…“ ist keine Zahl/)
  expect(entity(box)).toMatchObject({ name: 'Box', position: [1, 2, 3] })
  write('Größe X', '0')
  expect(document.body.textContent).toContain('Hier geht mindestens 0,01.')
  expect(entity(box)?.scale).toEqual([0.01, 1, 1])
  await act(() => chooseLocale('en'))
})

test('[W09] every component that is known can be edited, one that is not as it is stored', () => {
  const names = Object.keys(componentSchemas)
  expect(names.filter((name) => !hasSection(name))).toEqual([])
  for (const { name, fields } of componentSections) expect(fields.length, name).toBeGreaterThan(0)
})

/** Opens the list that shows `shown` and chooses from it. */
function choose(shown: string, option: string): void {
  press(shown)
  const found = [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(
    ({ textContent }) => textContent === option,
  )
  act(() => found?.click())
}

test('[W09] a thing gets a ready effect and a pace, each in one step', async () => {
  const { bus, entity } = await select()
  choose('Nothing', 'Bounces')
  expect(entity(box)?.components.effect).toEqual({ name: 'bounce' })
  write('Pace', '2')
  expect(entity(box)?.components.effect).toEqual({ name: 'bounce', speed: 2 })
  act(() => void bus.undo('scene'))
  act(() => void bus.undo('scene'))
  expect(entity(box)?.components.effect).toBeUndefined()
})

test('[W09] A-Frame components are written as a page writes them, and never with an address', async () => {
  const { entity } = await select()
  write('New component', 'shadow')
  press('Add')
  write('shadow', 'cast: true; receive: false')
  expect(entity(box)?.components.aframe).toEqual({ shadow: { cast: 'true', receive: 'false' } })
  write('shadow', 'src: https://example.com/x.png')
  expect(document.body.textContent).toContain('This cannot be kept.')
  expect(entity(box)?.components.aframe).toEqual({ shadow: { cast: 'true', receive: 'false' } })
  press('Take shadow away')
  expect(entity(box)?.components.aframe).toBeUndefined()
})

test('[W16] 12 web fonts are offered for a text, each in its own look', async () => {
  const { bus, state, entity } = await select()
  const words = EntityId.parse('words')
  act(() => {
    bus.execute(createEntity, {
      entityId: words,
      sceneId: bus.project.defaultScene.id,
      kind: 'text',
      name: 'Words',
      parentId: null,
      before: null,
      position: [0, 0, 0],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components: { text: { value: 'Hi', color: '#FFFAF2' } },
    })
    state.selection.set([words])
  })
  press('Baloo 2')
  const offered = [...document.querySelectorAll<HTMLElement>('[role="option"]')]
  expect(offered).toHaveLength(12)
  expect(offered.map((one) => one.querySelector('span')?.style.fontFamily)).toContain('"Fredoka"')
  act(() => offered.find(({ textContent }) => textContent === 'Caveat')?.click())
  expect(entity(words)?.components.text).toEqual({ value: 'Hi', color: '#FFFAF2', font: 'caveat' })
  press('Bring back: Letters')
  expect(entity(words)?.components.text).toEqual({ value: 'Hi', color: '#FFFAF2' })
})

test('a model file offers its movements once it was read: the first one unless another or none is chosen, one command each', async () => {
  const fox = EntityId.parse('fox')
  const { bus, commands, entity, moves } = await select()
  await act(async () => {
    bus.execute(createEntity, {
      entityId: fox,
      sceneId: bus.project.defaultScene.id,
      kind: 'imported',
      name: 'Fox',
      parentId: null,
      before: null,
      position: [0, 0, 0],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      components: { imported: { source: 'asset:fox' } },
    })
  })
  act(() => rendered?.state.selection.set([fox]))
  expect(fieldCalled('Longest side').value).toBe('2 m')
  expect(document.body.textContent).not.toContain('Movement')
  act(() => moves.set(new Map([['asset:fox', ['Survey', 'Walk']]])))
  commands.mockClear()
  const choose = (before: string, next: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === before)
    act(() => button?.click())
    const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')]
    act(() => options.find(({ textContent }) => textContent === next)?.click())
    return options.map(({ textContent }) => textContent)
  }
  expect(choose('Survey', 'Walk')).toEqual(['Stands still', 'Survey', 'Walk'])
  write('Pace', '2')
  expect(entity(fox)?.components.imported).toEqual({ source: 'asset:fox', move: 'Walk', speed: 2 })
  choose('Walk', 'Stands still')
  expect(entity(fox)?.components.imported).toMatchObject({ move: 'none' })
  expect(commands).toHaveBeenCalledTimes(3)
})
