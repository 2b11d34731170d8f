import { expect, test } from 'vitest'
import { assetName } from '../../../model/assets/asset-name.ts'

test.each([
  ['tree.png', 'tree'],
  ['my.tree.final.PNG', 'my'],
  [' Baum ', 'Baum'],
  ['Lied', 'Lied'],
  ['.htaccess', ''],
  ['', ''],
  [`${'x'.repeat(79)} y.png`, 'x'.repeat(79)],
])('[V02] an asset made of the file %j is called %j', (fileName, name) => {
  expect(assetName(fileName)).toBe(name)
})
