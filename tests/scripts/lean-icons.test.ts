import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconWeights, leanIcon } from '../../scripts/lean-icons.ts'

const weightsOf = (source: string) => [...source.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight)

test('every icon keeps the weights that are drawn, and no other', () => {
  const folder = 'node_modules/@phosphor-icons/react/dist/defs'
  const icons = readdirSync(folder).filter((name) => name.endsWith('.es.js'))
  expect(icons.length).toBeGreaterThan(1000)
  for (const name of icons) {
    const source = readFileSync(join(folder, name), 'utf8')
    const lean = leanIcon(source)
    expect(weightsOf(lean).sort(), name).toEqual([...iconWeights].sort())
    expect(lean.endsWith(source.slice(source.lastIndexOf(']);'))), name).toBe(true)
  }
})

test('an icon that is written in another way stops the build', () => {
  expect(() => leanIcon('export default new Map([["bold", 1]])')).toThrow('0 of the weights')
})

test('the app draws its icons in these weights only, and says so at each', () => {
  const pages = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  const drawn = pages.flatMap((name) =>
    [...readFileSync(join('src', name), 'utf8').matchAll(/<(\w*Icon|Sign)\s[^>]*?\/>/g)].map(([element]) => ({
      name,
      element,
    })),
  )
  expect(drawn.length).toBeGreaterThan(100)
  const isKnown = ({ element }: { element: string }) =>
    iconWeights.some((weight) => element.includes(`weight="${weight}"`))
  expect(drawn.filter((one) => !isKnown(one))).toEqual([])
})
