import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { helperCatalogue } from '../../language/helper-api/helper-catalogue.ts'
import { errorCodes } from '../../protocol/errors/catalogue.ts'
import { referencePages } from '../../scripts/reference/reference-pages.ts'
import { settingsTable } from '../../server/settings/settings-table.ts'

const fileAt = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

describe.each([...referencePages])('%s', (path, page) => {
  it('is what node scripts/reference.ts writes', () => {
    expect(fileAt(path), 'run: node scripts/reference.ts').toBe(page())
  })
})

it('has every setting and every error once', () => {
  const settings = fileAt('docs/reference/settings.md')
  for (const { name } of settingsTable) expect(settings.split(`| \`${name}\` |`), name).toHaveLength(2)
  const errors = fileAt('docs/reference/errors.md')
  for (const code of errorCodes) expect(errors.split(`| \`${code}\` |`), code).toHaveLength(2)
})

it('has every helper with what it does in both languages and the block that means it', () => {
  const helpers = fileAt('docs/reference/helper-api.md')
  const count = Object.values(helperCatalogue).flatMap(Object.keys).length
  expect(helpers.match(/^### /gm)).toHaveLength(count)
  expect(helpers).toContain(`### moveForward
\`\`\`ts
moveForward(metres?: number, options?: Seconds): Promise<void>
\`\`\`
- Moves to where it looks.
- Bewegt es dahin, wohin es schaut.
- Block \`motion_move\``)
  expect(helpers).toContain('| `metres` | m | how far, in metres | wie weit, in Metern |')
  const withoutBlock = [...helpers.matchAll(/^### (?<name>.+)\n(?:(?!###).*\n)*?- No block/gm)]
  expect(withoutBlock.map(({ groups }) => groups?.name)).toEqual(['scene.get', 'name', 'console.log'])
})
