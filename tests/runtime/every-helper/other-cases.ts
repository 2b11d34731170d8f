import { expect } from 'vitest'
import { type SoundName, soundCatalogue } from '../../../language/sounds/sound-catalogue.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import { frameEntity } from '../../support/scripts/frame-entities.ts'
import type { Seen } from '../seen-in-frame/seen.ts'
import type { CasesOf } from './helper-case.ts'

const over =
  (words: string) =>
  ({ layerNow }: Seen): void =>
    expect(layerNow.join('\n')).toContain(words)
const land =
  (part: string) =>
  ({ things }: Seen): void =>
    expect(things.land?.look).toContain(part)
const standsAt =
  (...place: readonly number[]) =>
  ({ camera }: Seen): void => {
    for (const [axis, metres] of place.entries()) expect(camera.position[axis]).toBeCloseTo(metres, 1)
  }
const model = (name: string, id: string, position: [number, number, number]) =>
  frameEntity(id, { kind: 'model', position, components: { model: { name } } })

export const sceneCases: CasesOf<'scene'> = {
  'scene.get': { does: "tell(scene.get('scene-get').position.x)", tells: ['0'] },
  'scene.byId': { does: "tell(scene.byId('scene-byId-other').position.x)", tells: ['4'] },
  'scene.all': {
    things: [model('coin', 'coin-1', [1, 0, 0]), model('coin', 'coin-2', [2, 0, 0])],
    does: "tell(scene.all('coin').length)",
    tells: ['2'],
  },
  'scene.nearest': {
    things: [model('flag', 'flag-1', [1, 0, 30]), model('flag', 'flag-2', [2, 0, 0])],
    does: "tell(scene.nearest(me, 'flag').name)",
    tells: ['flag-2'],
  },
}

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
    sees: standsAt(3, 2, -5),
  },
  'camera.glideTo': {
    run: 'glide',
    does: 'await camera.glideTo({x: 0, y: 4, z: 8}, {seconds: 0.3}); tell("there")',
    tells: ['there'],
    sees: standsAt(0, 4, 8),
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
    sees: standsAt(0, 1, 10),
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

const sounded =
  (name: SoundName, like: object = {}) =>
  ({ sounds }: Seen): void =>
    expect(sounds).toContainEqual(
      expect.objectContaining({ milliseconds: soundCatalogue[name].milliseconds, ...like }),
    )

export const soundCases: CasesOf<'sound'> = {
  'sound.play': {
    run: 'sound',
    does: "sound.play('coin', {at: me})",
    sees: sounded('coin', { loops: false }),
  },
  'sound.loop': {
    run: 'sound',
    does: "sound.loop('rain')",
    sees: sounded('rain', { loops: true, isEnded: false }),
  },
  'sound.stop': {
    run: 'sound',
    does: "sound.loop('wind'); await wait(1.5); sound.stop('wind')",
    sees: sounded('wind', { loops: true, isEnded: true }),
  },
  'sound.stopAll': {
    run: 'silence',
    does: "sound.loop('happy-music'); await wait(1.5); sound.stopAll()",
    sees: sounded('happy-music', { loops: true, isEnded: true }),
  },
  'sound.note': {
    run: 'sound',
    does: "const from = timer(); await sound.note('A4', {beats: 2}); tell(Math.abs(timer() - from - 1) < 0.1)",
    tells: ['true'],
    sees: ({ sounds }) =>
      expect(sounds.some(({ milliseconds: long }) => long >= 1000 && long < 1800)).toBe(true),
  },
  'sound.drum': { run: 'sound', does: "sound.drum('bass-drum')", sees: sounded('bass-drum') },
  'sound.rest': {
    run: 'sound',
    does: 'const from = timer(); await sound.rest(1); tell(Math.abs(timer() - from - 0.5) < 0.1)',
    tells: ['true'],
  },
  'sound.volume': {
    run: 'silence',
    does: 'sound.volume = 0.25; tell(sound.volume)',
    tells: ['0.25'],
    sees: ({ volumes }) => expect(volumes).toContain(0.25),
  },
  'sound.pitch': {
    run: 'silence',
    does: "sound.pitch = 2; sound.play('laser')",
    sees: sounded('laser', { rate: 2 }),
  },
  'sound.tempo': {
    run: 'silence',
    does: 'sound.tempo = 240; const from = timer(); await sound.rest(2); tell(Math.abs(timer() - from - 0.5) < 0.1)',
    tells: ['true'],
  },
}

/** Somebody puts glasses on, presses the trigger, and takes them off again. */
const press = (phase: 'down' | 'up'): RunInput => ({
  kind: 'xr-button',
  button: 'trigger',
  hand: 'right',
  phase,
})
const glasses = {
  5: [{ kind: 'xr', mode: 'vr' }],
  10: [press('down')],
  20: [press('up')],
  40: [{ kind: 'xr', mode: 'none' }],
  50: [{ kind: 'xr', mode: 'ar' }],
} as const

export const deviceCases: CasesOf<'device'> = {
  'device.isPhone': {
    run: 'glasses',
    does: 'await wait(0.05); tell(device.isPhone)',
    tells: ['true'],
    inputs: { 1: [{ kind: 'device', isPhone: true, isVR: false }] },
  },
  'device.isVR': {
    run: 'glasses',
    does: 'tell(device.isVR); await wait(0.2); tell(device.isVR); await wait(0.55); tell(device.isVR)',
    tells: ['false', 'true', 'false'],
  },
  'device.isAR': {
    run: 'glasses',
    does: 'await wait(0.2); tell(device.isAR); await wait(0.8); tell(device.isAR)',
    tells: ['false', 'true'],
  },
}

export const xrCases: CasesOf<'xr'> = {
  'xr.onStart': {
    run: 'glasses',
    does: "xr.onStart(() => tell('in'))",
    tells: ['in', 'in'],
    inputs: glasses,
  },
  'xr.onEnd': { run: 'glasses', does: "xr.onEnd(() => tell('out'))", tells: ['out'] },
  'xr.onButton': { run: 'glasses', does: "xr.onButton('trigger', (hand) => tell(hand))", tells: ['right'] },
  'xr.isButtonDown': {
    run: 'glasses',
    does: "tell(xr.isButtonDown('trigger')); await wait(0.25); tell(xr.isButtonDown('trigger'))",
    tells: ['false', 'true'],
  },
}

export const consoleCases: CasesOf<'console'> = {
  'console.log': { does: "console.log('console.log', 1, {a: 2}, me)", tells: ['1 {"a":2} console-log'] },
}
