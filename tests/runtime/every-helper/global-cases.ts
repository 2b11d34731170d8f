import { expect } from 'vitest'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { CasesOf } from './helper-case.ts'

const key = (phase: 'down' | 'up', name: string): RunInput => ({ kind: 'key', phase, key: name })
/** The key is down for four steps. */
const presses = (name: string) => ({ 20: [key('down', name)], 24: [key('up', name)] })

export const globalCases: CasesOf<'globals'> = {
  'globals.scene': { does: "tell(scene.get('land').name)", tells: ['land'] },
  'globals.player': { run: 'person', does: 'tell(player.name)', tells: ['Player'] },
  'globals.screen': {
    run: 'person',
    does: "screen.show('Over the picture', 60)",
    sees: ({ layerNow }) => expect(layerNow).toContain('screen-words: Over the picture'),
  },
  'globals.world': { does: 'tell(world.gravity)', tells: ['9.81'] },
  'globals.camera': { run: 'camera', does: 'camera.reset(); tell(1)', tells: ['1'] },
  'globals.game': { run: 'game', does: 'game.score = 5; tell(game.score)', tells: ['5'] },
  'globals.sound': { does: 'tell(sound.tempo)', tells: ['120'] },
  'globals.console': { does: "console.log('globals.console', 'hello')", tells: ['hello'] },
  'globals.onStart': { does: "onStart(() => tell('begun'))", tells: ['begun'] },
  'globals.onKey': { does: "onKey('a', () => tell('a'))", tells: ['a'], inputs: presses('a') },
  'globals.wait': { does: 'const from = timer(); await wait(0.5); tell(timer() - from)', tells: ['0.5'] },
  'globals.nextFrame': {
    does: 'const from = timer(); await nextFrame(); tell(timer() - from)',
    tells: ['0.02'],
  },
  'globals.repeatEvery': {
    does: 'let n = 0; repeatEvery(0.5, () => { n += 1; if (n === 3) tell(n) })',
    tells: ['3'],
  },
  'globals.broadcast': {
    does: "onMessage('one', (value) => tell(value)); broadcast('one', 7)",
    tells: ['7'],
  },
  'globals.onMessage': {
    does: "onMessage('two', () => tell('two')); broadcast('two'); broadcast('else')",
    tells: ['two'],
  },
  'globals.distance': { does: 'tell(distance({x: 0, y: 0, z: 0}, {x: 3, y: 4, z: 0}))', tells: ['5'] },
  'globals.random': {
    does: 'tell(random(2, 2)); const n = random(1, 6); tell(n >= 1 && n <= 6)',
    tells: ['2', 'true'],
  },
  'globals.onKeyUp': { does: "onKeyUp('b', () => tell('up'))", tells: ['up'], inputs: presses('b') },
  'globals.onKeyHeld': {
    does: "onKeyHeld('c', () => tell('held'))",
    tells: ['held', 'held', 'held', 'held'],
    inputs: presses('c'),
  },
  'globals.isKeyDown': {
    does: "tell(isKeyDown('d')); await wait(0.36); tell(isKeyDown('d')); await wait(0.2); tell(isKeyDown('d'))",
    tells: ['false', 'true', 'false'],
    inputs: presses('d'),
  },
  'globals.onTrue': {
    does: "let n = 0; onTrue(() => n > 1, () => tell('now')); await wait(0.1); n = 2; await wait(0.1); n = 3",
    tells: ['now'],
  },
  'globals.waitUntil': {
    does: "let n = 0; onStart(async () => { await wait(0.1); tell('set'); n = 1 }); await waitUntil(() => n === 1); tell('there')",
    tells: ['set', 'there'],
  },
  'globals.together': {
    does: "await together(async () => { await wait(0.2); tell('b') }, () => tell('a')); tell('c')",
    tells: ['a', 'b', 'c'],
  },
  'globals.broadcastAndWait': {
    does: "onMessage('slow', async () => { await wait(0.1); tell('in') }); await broadcastAndWait('slow'); tell('out')",
    tells: ['in', 'out'],
  },
  'globals.stopAll': {
    run: 'stopAll',
    does: "onStart(async () => { await wait(0.2); tell('b') }); tell('a'); await wait(0.1); stopAll()",
    tells: ['a'],
  },
  'globals.stopOthers': {
    does: "onStart(async () => { while (true) { tell('x'); await wait(0.3) } }); onStart(async () => { await wait(0.4); await stopOthers(); await wait(0.5); tell('a') })",
    tells: ['x', 'x', 'a'],
  },
  'globals.openScene': {
    run: 'openScene',
    does: "await wait(0.1); openScene('Sky')",
    sees: ({ scenes }) => expect(scenes).toEqual(['Sky']),
  },
  'globals.onSceneOpen': {
    does: "onSceneOpen('Cave', () => tell('here')); onSceneOpen('Sky', () => tell('there'))",
    tells: ['here'],
  },
  'globals.restart': {
    run: 'restart',
    does: 'await wait(0.1); restart()',
    sees: ({ scenes }) => expect(scenes).toEqual([null]),
  },
  'globals.ask': {
    does: "tell(await ask('Your name?'))",
    tells: ['Mia'],
    inputs: { 60: [{ kind: 'answer', text: 'Mia' }] },
  },
  'globals.showValue': {
    does: "showValue('Eggs', () => 12)",
    sees: ({ layerNow }) => expect(layerNow.join('\n')).toContain('Eggs12'),
  },
  'globals.hideValue': {
    does: "showValue('Secret', () => 1); await wait(0.1); hideValue('Secret')",
    sees: ({ layerNow }) => expect(layerNow.join('\n')).not.toContain('Secret'),
  },
  'globals.device': {
    does: 'await wait(0.1); tell(device.isPhone)',
    tells: ['true'],
    inputs: { 1: [{ kind: 'device', isPhone: true, isVR: false }] },
  },
  'globals.ar': { does: 'tell(ar.isMarkerFound)', tells: ['false'] },
  'globals.xr': { does: "tell(xr.isButtonDown('trigger'))", tells: ['false'] },
  'globals.timer': { does: 'const from = timer(); await wait(0.25); tell(timer() - from)', tells: ['0.25'] },
  'globals.resetTimer': {
    run: 'game',
    does: 'await wait(0.5); resetTimer(); await wait(0.25); tell(timer())',
    tells: ['0.25'],
  },
  'globals.range': { does: 'tell([...range(1, 3)].join())', tells: ['1,2,3'] },
  'globals.sin': { does: 'tell(sin(90))', tells: ['1'] },
  'globals.cos': { does: 'tell(cos(180))', tells: ['-1'] },
  'globals.tan': { does: 'tell(tan(45))', tells: ['1'] },
  'globals.shuffle': {
    does: 'const list = [1, 2, 3, 4]; shuffle(list); tell([...list].sort().join())',
    tells: ['1,2,3,4'],
  },
  'globals.speak': {
    run: 'sound',
    does: "speak('Can you hear me?')",
    sees: ({ layer }) => expect(layer).toContain('screen-spoken: Can you hear me?'),
  },
}
