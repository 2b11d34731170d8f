import { expect } from 'vitest'
import { over } from '../seen-in-frame/expect-seen.ts'
import type { CasesOf } from './helper-case.ts'

const walks = { 2: [{ kind: 'key', phase: 'down', key: 'w' }] } as const
const jumps = { 2: [{ kind: 'key', phase: 'down', key: ' ' }] } as const

export const playerCases: CasesOf<'player'> = {
  'player.speed': {
    run: 'walk',
    inputs: walks,
    does: 'player.speed = 30',
    sees: ({ things }) => expect(things.player?.position[2]).toBeLessThan(-20),
  },
  'player.jump': {
    run: 'jump',
    inputs: jumps,
    does: 'player.jump = 12',
    sees: ({ things }) => expect(things.player?.position[1]).toBeGreaterThan(3),
  },
  'player.gravity': {
    run: 'float',
    inputs: jumps,
    does: 'player.gravity = 1',
    sees: ({ things }) => expect(things.player?.position[1]).toBeGreaterThan(2),
  },
  'player.teleport': {
    run: 'person',
    does: 'player.teleport(other); tell(player.position.x, player.position.z)',
    tells: ['4 4'],
  },
  'player.onEnter': {
    run: 'walk',
    me: { position: [0, 0, -8], scale: [3, 3, 3], isHidden: true },
    does: "player.onEnter(me, () => tell('in'))",
    tells: ['in'],
  },
  'player.canMove': {
    run: 'still',
    inputs: walks,
    does: 'player.canMove = false',
    sees: ({ things }) => expect(things.player?.position[2]).toBeCloseTo(0, 4),
  },
  'player.canJump': {
    run: 'still',
    inputs: jumps,
    does: 'player.canJump = false',
    sees: ({ things }) => expect(things.player?.position[1]).toBe(0),
  },
  'player.view': {
    run: 'still',
    does: "player.view('first')",
    sees: ({ camera }) => expect(camera.position[2]).toBeLessThan(1),
  },
  'player.give': { run: 'person', does: 'player.give(me)', sees: over('player-give') },
  'player.take': {
    run: 'person',
    does: 'player.give(me); await wait(0.1); player.take(me); tell(me.visible, player.has(me))',
    tells: ['true false'],
  },
  'player.has': {
    run: 'person',
    does: 'tell(player.has(me)); player.give(me); tell(player.has(me))',
    tells: ['false', 'true'],
  },
}
