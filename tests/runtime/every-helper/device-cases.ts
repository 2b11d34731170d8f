import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { CasesOf } from './helper-case.ts'

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

/** A camera finds the picture, loses it and finds it again. */
const camera = {
  5: [{ kind: 'marker', isFound: true }],
  20: [{ kind: 'marker', isFound: false }],
  40: [{ kind: 'marker', isFound: true }],
} as const

export const arCases: CasesOf<'ar'> = {
  'ar.onMarkerFound': {
    run: 'camera',
    does: "ar.onMarkerFound(() => tell('found'))",
    tells: ['found', 'found'],
    inputs: camera,
  },
  'ar.onMarkerLost': { run: 'camera', does: "ar.onMarkerLost(() => tell('lost'))", tells: ['lost'] },
  'ar.isMarkerFound': {
    run: 'camera',
    does: 'tell(ar.isMarkerFound); await wait(0.2); tell(ar.isMarkerFound); await wait(0.3); tell(ar.isMarkerFound)',
    tells: ['false', 'true', 'false'],
  },
}

export const consoleCases: CasesOf<'console'> = {
  'console.log': { does: "console.log('console.log', 1, {a: 2}, me)", tells: ['1 {"a":2} console-log'] },
}
