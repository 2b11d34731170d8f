// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BesideTabs } from '../../src/ui/BesideTabs.tsx'
import { Tab } from '../../src/ui/Tab.tsx'
import { TabList } from '../../src/ui/TabList.tsx'
import { TabPanel } from '../../src/ui/TabPanel.tsx'
import { Tabs } from '../../src/ui/Tabs.tsx'

const ids = ['design', 'code'] as const
const inner = ['add', 'scene'] as const

/** Tabs within a panel of others. */
function Inner() {
  const [selected, select] = useState<(typeof inner)[number]>('add')
  return (
    <Tabs selected={selected} onSelect={select} ids={inner}>
      <TabList label="Left">
        <Tab id="add">Add</Tab>
        <Tab id="scene">Scene</Tab>
      </TabList>
      <TabPanel id="add">what can be added</TabPanel>
      <TabPanel id="scene">what is there</TabPanel>
    </Tabs>
  )
}

const begun = vi.fn()

function Scene() {
  useEffect(() => begun(), [])
  return <p>the scene</p>
}

function Workshop() {
  const [selected, select] = useState<(typeof ids)[number]>('design')
  return (
    <Tabs selected={selected} onSelect={select} ids={ids}>
      <TabList label="Views">
        <Tab id="design">Design</Tab>
        <Tab id="code">Code</Tab>
      </TabList>
      <BesideTabs>
        <Scene />
      </BesideTabs>
      <TabPanel id="design" isKept>
        <button type="button">Box</button>
        <Inner />
      </TabPanel>
      <TabPanel id="code">
        <textarea aria-label="Program" />
      </TabPanel>
    </Tabs>
  )
}

let page: HTMLElement
let root: Root

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
  begun.mockClear()
  act(() => root.render(<Workshop />))
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
})

const panels = () => [...page.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
const tab = (name: string) =>
  [...page.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) => textContent === name)

test('a panel is named by its tab, and a kept one stays where nobody gets into it', () => {
  const [design] = panels()
  expect(design?.getAttribute('aria-labelledby')).toBe(tab('Design')?.id)
  expect(tab('Design')?.getAttribute('aria-controls')).toBe(design?.id)
  act(() => tab('Code')?.click())
  expect(design?.isConnected).toBe(true)
  expect([design?.hasAttribute('inert'), design?.hasAttribute('role')]).toEqual([true, false])
  const code = panels().at(-1)
  expect(code?.hasAttribute('inert')).toBe(false)
  expect(code?.getAttribute('aria-labelledby')).toBe(tab('Code')?.id)
  expect(code?.querySelector('textarea')).not.toBeNull()
})

test('tabs within a panel are chosen by themselves', () => {
  expect(panels().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Box'),
    'what can be added',
  ])
  act(() => tab('Scene')?.click())
  expect(panels().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Box'),
    'what is there',
  ])
  expect(tab('Design')?.ariaSelected).toBe('true')
})

test('what changes inside of a panel is not searched for something to press', async () => {
  const walks = vi.spyOn(document, 'createTreeWalker')
  await act(async () => {
    panels()[0]?.append(document.createElement('button'))
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(walks).not.toHaveBeenCalled()
  walks.mockRestore()
})

test('what lies beside the panels begins once', () => {
  expect(page.textContent).toContain('the scene')
  expect(begun).toHaveBeenCalledTimes(1)
})
