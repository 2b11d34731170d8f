import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { leanIcon, weightsOfIcon } from '../../scripts/lean-icons.ts'

const weightsOf = (source: string) => [...source.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight)

test('every icon keeps the weights that are drawn, and no other', () => {
  const folder = 'node_modules/@phosphor-icons/react/dist/defs'
  const icons = readdirSync(folder).filter((name) => name.endsWith('.es.js'))
  expect(icons.length).toBeGreaterThan(1000)
  for (const file of icons) {
    const source = readFileSync(join(folder, file), 'utf8')
    const name = file.replace('.es.js', '')
    const lean = leanIcon(name, source)
    expect(weightsOf(lean).sort(), name).toEqual([...weightsOfIcon(name)].sort())
    expect(lean.endsWith(source.slice(source.lastIndexOf(']);'))), name).toBe(true)
  }
})

test('an icon that is written in another way stops the build', () => {
  expect(() => leanIcon('Cube', 'export default new Map([["bold", 1]])')).toThrow('0 of the weights')
})

const iconsIn = (source: string) =>
  [...source.matchAll(/@phosphor-icons\/react\/dist\/csr\/(\w+)'/g)].map(([, name = '']) => name)

/** The icons that a name of a file may stand for: one by its own name, a chosen one (`Icon`, `Sign`) any that this file or a list of icons beside it names. */
function meant(page: string, source: string, element: string): readonly string[] {
  const [, own = ''] = /^<(\w+)Icon\s/.exec(element) ?? []
  if (own) return [own]
  const lists = [...source.matchAll(/from '(\.[^']*icons\.ts)'/g)].map(([, path = '']) =>
    readFileSync(join('src', dirname(page), path), 'utf8'),
  )
  return [source, ...lists].flatMap(iconsIn)
}

test('the app draws its icons in weights that the build keeps, and says so at each', () => {
  const pages = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  const drawn = pages.flatMap((page) => {
    const source = readFileSync(join('src', page), 'utf8')
    return [...source.matchAll(/<(?:\w*Icon|Sign)\s[^>]*?\/>/g)].map(([element]) => ({
      page,
      element,
      icons: meant(page, source, element),
    }))
  })
  expect(drawn.length).toBeGreaterThan(100)
  const isKept = ({ element, icons }: (typeof drawn)[number]) => {
    const [, weight = ''] = / weight="(\w+)"/.exec(element) ?? []
    return (
      weight === 'bold' || (icons.length > 0 && icons.every((name) => weightsOfIcon(name).includes(weight)))
    )
  }
  expect(drawn.filter((one) => !isKept(one))).toEqual([])
})
