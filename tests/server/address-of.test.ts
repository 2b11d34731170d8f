import { expect, it } from 'vitest'
import { addressOf } from '../../server/auth/address-of.ts'

it.each([
  ['10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['2001:db8::2:3', '2001:db8::'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::ffff:a00:2', '10.0.0.2'],
  ['not an address', 'not an address'],
])('[threat 9] counts %s as %s', (ip, expected) => {
  expect(addressOf({ ip })).toBe(expected)
})
