import { expect, test } from 'vitest'
import { checkScript } from '../../../language/check/check-script.ts'

const known = { things: ['Dragon'], scenes: [], sounds: [], sentElsewhere: [] }

test.each([
  ["scene.get('Dragon').el", 'warning'],
  ["scene.get('Dragon').el.object3D.position.y = 2", 'warning'],
  ["scene.get('Dragon').setAttribute('color', 'red')", 'error'],
  ["scene.get('Dragon').style = 'color: red'", 'error'],
])('who writes what pages of the web do is told what things have: %s', (source, severity) => {
  expect(checkScript(source, known)).toMatchObject([{ code: 'page.element', severity }])
})
