import { expect, it } from 'vitest'
import { addressOf } from '../../server/auth/address-of.ts'

it.each([
  ['10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['2001:db8::2:3', '2001:db8:0:0::'],
  ['not an address', 'not an address'],
])('[T9] counts %s as %s', (ip, expected) => {
  expect(addressOf({ ip })).toBe(expected)
})

it('[T9] tells IPv4 addresses apart that a socket for both writes as IPv6', () => {
  const [one, other] = ['::ffff:10.0.0.1', '::ffff:10.0.0.2'].map((ip) => addressOf({ ip }))
  expect(one).not.toBe(other)
  expect(one).toBe(addressOf({ ip: '::ffff:a00:1' }))
})
