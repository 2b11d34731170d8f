import { expect, test } from 'vitest'
import { formatBytes } from '../../src/ui/format-bytes.ts'

test('[V13] sizes are told in Bytes to YB, by 1024 and with two decimals', () => {
  const told = [0, 1, 1023, 1024, 1536, 1_234_567].map((bytes) => formatBytes(bytes))
  expect(told).toEqual(['0 Bytes', '1 Bytes', '1023 Bytes', '1 KB', '1.5 KB', '1.18 MB'])
  const powers = Array.from({ length: 9 }, (_, power) => formatBytes(1024 ** power))
  const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB']
  expect(powers).toEqual(units.map((unit) => `1 ${unit}`))
  expect(formatBytes(1024 ** 9)).toBe('1024 YB')
})

test('[V13] fewer decimals and the numbers of a language can be asked for', () => {
  expect(formatBytes(1_234_567, 0)).toBe('1 MB')
  expect(formatBytes(1_234_567, -1)).toBe('1 MB')
  expect(formatBytes(1536, 2, 'de')).toBe('1,5 KB')
  expect([-5, Number.NaN, Number.POSITIVE_INFINITY].map((bytes) => formatBytes(bytes))).toEqual([
    '0 Bytes',
    '0 Bytes',
    '0 Bytes',
  ])
})
