// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { changeBlocks } from '../../../commands/blocks/change-blocks.ts'
import type { FileId } from '../../../model/ids.ts'
import { BlocksMeaning } from '../../../src/workspace/code/BlocksMeaning.tsx'
import { useOpenTabs } from '../../../src/workspace/code/use-open-tabs.ts'
import { runTab } from '../../../src/workspace/watch/watch-state.ts'
import { type RenderedWorkspace, renderWorkspace } from '../render-workspace.tsx'
import { programOf } from '../watch/program-of.ts'

let rendered: RenderedWorkspace
let chosen: string[]
let turned: number
let fileId: FileId

function Pane() {
  const { selected } = useOpenTabs()
  return (
    <BlocksMeaning
      file={selected}
      markedBlock="says"
      isShown={false}
      onChoose={(blockId) => chosen.push(blockId)}
      onTurnInto={() => turned++}
    />
  )
}

const lines = () => [...rendered.page.querySelectorAll<HTMLElement>('[role=option]')]
const button = (name: string) =>
  [...rendered.page.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )

beforeEach(async () => {
  chosen = []
  turned = 0
  rendered = await renderWorkspace(<Pane />)
  const [file] = rendered.bus.project.files(rendered.state.sceneId.get())
  if (!file) throw new Error('no file')
  fileId = file.id
  const block = (id: string, type: string, at: BlockUpsert['at']) => ({
    id,
    type,
    hasNext: true,
    fields: type === 'looks_say' ? { ITEM: rendered.boxId } : {},
    extra: {},
    shadows: {},
    at,
  })
  act(() => {
    rendered.bus.execute(changeBlocks, {
      fileId: file.id,
      upserts: [
        block('starts', 'event_start', { parent: null, x: 0, y: 0 }),
        block('says', 'looks_say', { parent: 'starts', input: 'next', kind: 'statement' }),
      ],
      deletes: [],
    })
  })
})
afterEach(() => rendered.unmount())

describe('the JavaScript beside the blocks', () => {
  test('[W04] the lines of the selected block are lit, and a line leads to its block by click and by keys', () => {
    const lit = lines().filter((line) => line.getAttribute('aria-selected') === 'true')
    expect(lit.map(({ textContent }) => textContent?.trim())).toContainEqual(expect.stringContaining('say('))
    expect(lit.every(({ textContent }) => !textContent?.includes('onStart'))).toBe(true)
    const start = lines().find(({ textContent }) => textContent?.includes('onStart'))
    act(() => start?.click())
    expect(chosen).toEqual(['starts'])
    const list = rendered.page.querySelector('[role=listbox]')
    act(() => void list?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })))
    expect(chosen.at(-1)).toBe('says')
  })

  test('what a paused run does next is lit and comes into view, and what ran is lit weaker', async () => {
    const { watch, sceneId } = rendered.state
    watch.program.set(await programOf(rendered.bus.project, sceneId.get()))
    const find = (word: string) => lines().find(({ textContent }) => textContent?.includes(word))
    const [head, talk] = [find('onStart'), find('say(')]
    const line = (element: Element | undefined) => Number(element?.getAttribute('data-line'))
    expect(talk?.getAttribute('aria-current')).toBeNull()
    const scroller = rendered.page.querySelector('[role=listbox]')?.parentElement
    if (!scroller) throw new Error('no scroller')
    Object.defineProperty(scroller, 'clientHeight', { value: 44 })
    scroller.scrollTop = 0
    act(() => {
      watch.lines.set([{ fileId, line: line(head) }])
      watch.moment.set({
        isPaused: true,
        next: { fileId, line: line(talk) },
        stepsBack: 0,
        age: 0,
        mostBack: 0,
        variables: [],
      })
    })
    expect(talk?.getAttribute('aria-current')).toBe('step')
    expect(scroller.scrollTop).toBe(line(talk) * 22 - 44)
    expect(head?.className).toContain('ran')
    expect(talk?.className).not.toContain('ran')
    act(() => watch.waits.set([{ fileId, line: line(head) }]))
    expect(head?.className).toContain('ran')
    act(() => watch.lines.set([]))
    expect(head?.className).toContain('waits')
    expect(head?.className).not.toContain('ran')
    act(() => watch.moment.set(null))
    expect(talk?.getAttribute('aria-current')).toBeNull()
  })

  test('what is next of one stack that runs alone is found by its block, whatever its line is', async () => {
    const { watch, sceneId } = rendered.state
    const alone = { fileId, blockId: 'starts' }
    watch.program.set(await programOf(rendered.bus.project, sceneId.get(), alone))
    const { blockOfLine } = runTab(watch, fileId)
    const [line = 0] = [...blockOfLine].findLast(([, id]) => id === 'says') ?? []
    act(() =>
      watch.moment.set({
        isPaused: true,
        next: { fileId, line },
        stepsBack: 0,
        age: 0,
        mostBack: 0,
        variables: [],
      }),
    )
    const lit = lines().filter((line) => line.getAttribute('aria-current') === 'step')
    expect(lit.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('say(')])
  })

  test('of thousands of lines only those in view are drawn, and all can be reached', () => {
    const block = (stack: number, place: number) => ({
      id: `b${stack}-${place}`,
      type: place === 0 ? 'event_start' : 'looks_say',
      hasNext: true,
      fields: place === 0 ? {} : { ITEM: rendered.boxId },
      extra: {},
      shadows: {},
      at:
        place === 0
          ? ({ parent: null, x: 0, y: 100 + stack } as const)
          : ({ parent: `b${stack}-${place - 1}`, input: 'next', kind: 'statement' } as const),
    })
    const upserts = Array.from({ length: 2_000 }, (_, n) => block(Math.floor(n / 10), n % 10))
    act(() => void rendered.bus.execute(changeBlocks, { fileId, upserts, deletes: [] }))
    const all = Number(lines()[0]?.getAttribute('aria-setsize'))
    expect(all).toBeGreaterThan(2_200)
    expect(lines().length).toBeLessThan(60)
    const list = rendered.page.querySelector<HTMLElement>('[role=listbox]')
    const scroller = list?.parentElement
    if (!list || !scroller) throw new Error('no list')
    act(() => {
      scroller.scrollTop = 1_000 * 22
      scroller.dispatchEvent(new Event('scroll'))
    })
    expect(lines().some((line) => line.dataset.line === '1001')).toBe(true)
    expect(lines().length).toBeLessThan(60)
    const chosenLine = lines().find((line) => line.dataset.line === '1001')
    act(() => chosenLine?.click())
    expect(list.getAttribute('aria-activedescendant')).toBe(chosenLine?.id)
    expect(chosen.at(-1)).toMatch(/^b\d+-\d$/)
    for (let press = 0; press < 20; press++)
      act(() => void list.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true })))
    act(() => void scroller.dispatchEvent(new Event('scroll')))
    expect(lines().some((line) => line.dataset.line === '1201')).toBe(true)
  })

  test('keys lead to its ends, and all of it is copied, those lines too that are not drawn', () => {
    const list = rendered.page.querySelector<HTMLElement>('[role=listbox]')
    const says = (n: number) => ({
      ...{ id: `more${n}`, type: 'event_start', hasNext: true, fields: {}, extra: {}, shadows: {} },
      at: { parent: null, x: 0, y: 100 + n } as const,
    })
    const upserts = Array.from({ length: 300 }, (_, n) => says(n))
    act(() => void rendered.bus.execute(changeBlocks, { fileId, upserts, deletes: [] }))
    const press = (key: string, ctrlKey = false) =>
      act(() => void list?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true })))
    const chosenLine = () => Number(list?.getAttribute('aria-activedescendant')?.split('-').at(-1))
    press('End')
    const last = Number(lines()[0]?.getAttribute('aria-setsize'))
    act(() => void list?.parentElement?.dispatchEvent(new Event('scroll')))
    expect([last > 300, chosenLine()]).toEqual([true, last])
    press('Home')
    act(() => void list?.parentElement?.dispatchEvent(new Event('scroll')))
    expect(chosenLine()).toBe(1)

    const copied = () => {
      const texts: string[] = []
      const event = new Event('copy', { bubbles: true, cancelable: true })
      Object.assign(event, { clipboardData: { setData: (_: string, text: string) => texts.push(text) } })
      act(() => void list?.dispatchEvent(event))
      return texts
    }
    expect(copied()).toEqual([])
    const outside: string[] = []
    const listen = (event: KeyboardEvent) => outside.push(event.key)
    window.addEventListener('keydown', listen)
    press('a', true)
    press('c', true)
    window.removeEventListener('keydown', listen)
    expect(outside).toEqual([])
    const [text = ''] = copied()
    expect(text.split('\n')).toHaveLength(last)
    press('ArrowDown')
    expect(copied()).toEqual([])
  })

  test('it is folded and unfolded, and turned into JavaScript', () => {
    const pane = () => rendered.page.querySelector('[data-pane=meaning]')?.getAttribute('data-folded')
    expect(pane()).toBe('false')
    act(() => button('Fold')?.click())
    expect([pane(), localStorage.getItem('nestling.code.meaning-folded')]).toEqual(['true', 'true'])
    act(() => button('Unfold')?.click())
    expect(pane()).toBe('false')
    act(() => button('Turn into JavaScript')?.click())
    expect(turned).toBe(1)
  })
})
