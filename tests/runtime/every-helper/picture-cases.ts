import { expect } from 'vitest'
import { cameraStandsAt, over } from '../seen-in-frame/expect-seen.ts'
import type { Seen } from '../seen-in-frame/seen.ts'
import type { CasesOf } from './helper-case.ts'

const land =
  (part: string) =>
  ({ things }: Seen): void =>
    expect(things.land?.look).toContain(part)
export const screenCases: CasesOf<'screen'> = {
  'screen.show': {
    does: "screen.show('Hello there', {seconds: 60})",
    sees: over('screen-words: Hello there'),
  },
  'screen.panel': { does: "screen.panel('Eggs', 'They are blue.')", sees: over('EggsThey are blue.') },
  'screen.closePanel': {
    run: 'person',
    does: "screen.panel('Gone', 'soon'); await wait(0.2); screen.closePanel()",
    sees: ({ layerNow }) => expect(layerNow.join()).not.toContain('Gone'),
  },
}

export const worldCases: CasesOf<'world'> = {
  'world.surroundings': { does: "world.surroundings = 'night'", sees: land('"preset":"night"') },
  'world.sky': { does: "await wait(0.3); world.sky = '#112233'", sees: land('"skyTop":"#112233"') },
  'world.ground': { does: "await wait(0.3); world.ground = '#334455'", sees: land('"ground":"#334455"') },
  'world.gravity': {
    run: 'moon',
    me: {
      position: [0, 3, 0],
      components: { geometry: { primitive: 'sphere' }, physics: { body: 'falling' } },
    },
    does: 'world.gravity = 1.6',
    // On Earth it would be at 1.8 by now.
    sees: ({ things }) => expect(things['world-gravity']?.position[1]).toBeGreaterThan(2.6),
  },
  'world.fog': { does: 'await wait(0.3); world.fog = 20', sees: land('"far":20') },
}

export const cameraCases: CasesOf<'camera'> = {
  'camera.use': {
    run: 'eye',
    me: { position: [3, 2, -5], components: {} },
    does: 'camera.use(me)',
    sees: cameraStandsAt(3, 2, -5),
  },
  'camera.glideTo': {
    run: 'glide',
    does: 'await camera.glideTo({x: 0, y: 4, z: 8}, {seconds: 0.3}); tell("there")',
    tells: ['there'],
    sees: cameraStandsAt(0, 4, 8),
  },
  'camera.lookAt': {
    run: 'glide',
    does: 'camera.lookAt({x: 0, y: 4, z: 0})',
    sees: ({ camera }) => expect(camera.direction[1]).toBeCloseTo(0, 2),
  },
  'camera.zoom': {
    run: 'glide',
    does: 'camera.zoom(2, {seconds: 0.2})',
    sees: ({ camera }) => expect(camera.fov).toBeLessThan(17),
  },
  'camera.shake': {
    run: 'shake',
    does: 'camera.shake({seconds: 60})',
    sees: ({ camera: { position } }) => {
      const away = Math.hypot(position[0] ?? 0, (position[1] ?? 0) - 1)
      expect(away).toBeGreaterThan(0.001)
      expect(away).toBeLessThan(0.5)
    },
  },
  'camera.reset': {
    run: 'camera',
    me: { position: [3, 2, -5], components: {} },
    does: 'camera.use(me); await wait(0.3); camera.reset()',
    sees: cameraStandsAt(0, 1, 10),
  },
  'camera.fade': { run: 'camera', does: "camera.fade('out', {seconds: 0.2})", sees: over('screen-fade') },
  'camera.photo': { run: 'camera', does: 'camera.photo()', sees: over('screen-photo') },
}

export const gameCases: CasesOf<'game'> = {
  'game.score': { does: 'game.score = 40; game.score += 2', sees: over('Score 42') },
  'game.health': { does: 'game.health = 250; game.health -= 33', sees: over('Health 67') },
  'game.showScore': { run: 'still', does: 'game.showScore()', sees: over('Score 0Health 100') },
  'game.hideScore': {
    run: 'hide',
    does: 'game.score = 3; await wait(0.2); game.hideScore()',
    sees: ({ layerNow }) => expect(layerNow.join()).not.toContain('Score'),
  },
  'game.win': { run: 'win', does: "game.win('Well done')", sees: over('You win!Well done') },
  'game.lose': { run: 'lose', does: "game.lose('Next time')", sees: over('Game overNext time') },
}
