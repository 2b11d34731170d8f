import { expect, test } from 'vitest'
import { PeerNames } from '../../../src/client/project-session/peer-names.ts'

const peer = (clientId: number, name: string) => ({ clientId, name, colour: 1 }) as const

test('who has left is still known, also after a reload', () => {
  const names = new PeerNames([])
  names.meet([peer(1, 'Ana'), peer(2, 'Ben')])
  names.meet([])
  const later = new PeerNames(JSON.parse(JSON.stringify(names.rows)))
  expect([...later.known.get()]).toEqual([
    [1, 'Ana'],
    [2, 'Ben'],
  ])
})

test('a new name takes the place of the old one; who is met again tells nobody', () => {
  const names = new PeerNames([[1, 'Ana']])
  const before = names.known.get()
  names.meet([peer(1, 'Ana'), peer(2, '')])
  expect(names.known.get()).toBe(before)
  names.meet([peer(1, 'Anna')])
  expect(names.known.get().get(1)).toBe('Anna')
})

test('of very many the last ones are kept', () => {
  const names = new PeerNames([])
  for (let id = 0; id < 300; id++) names.meet([peer(id, `Person ${id}`)])
  expect(names.rows).toHaveLength(200)
  expect(names.rows.at(-1)).toEqual([299, 'Person 299'])
})
