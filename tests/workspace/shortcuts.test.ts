// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isTaken } from '../../runtime/taken-keys.ts'
import type { KeyPlace } from '../../src/workspace/shortcuts/action-for-key.ts'
import { actionForKey, keysOf } from '../../src/workspace/shortcuts/action-for-key.ts'
import { keyPlace } from '../../src/workspace/shortcuts/key-place.ts'
import type { KeyPress } from '../../src/workspace/shortcuts/key-press.ts'
import { shortcutText } from '../../src/workspace/shortcuts/shortcut-text.ts'
import { shortcuts } from '../../src/workspace/shortcuts/shortcuts.ts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrl: false,
  shift: false,
  alt: false,
  meta: false,
  ...held,
})

describe('shortcuts', () => {
  it.each([
    ['z', { ctrl: true }, 'undo'],
    ['Z', { ctrl: true, shift: true }, 'redo'],
    ['y', { ctrl: true }, 'redo'],
    ['z', { meta: true }, 'undo'],
    ['w', {}, 'move'],
    ['W', {}, 'move'],
    ['Delete', {}, 'remove'],
    ['Enter', { ctrl: true }, 'run'],
    ['Escape', {}, 'stop'],
    ['k', { ctrl: true }, 'palette'],
    ['s', { meta: true }, 'moment'],
    ['n', {}, 'add'],
    ['c', { ctrl: true }, 'copy'],
    ['f', {}, 'focus'],
    ['F', { shift: true }, 'home'],
    ['`', {}, 'panels'],
    ['`', { shift: true }, 'panels'],
    ['?', { shift: true }, 'help'],
    ['?', {}, 'help'],
  ] as const)('%s %o means %s in the scene', (key, held, action) => {
    expect(actionForKey(press(key, held), 'scene')).toBe(action)
  })

  it('[S24] leaves letters and Delete to fields and editors', () => {
    for (const key of ['w', 'p', 'x', 'Delete', 'Backspace', 'Escape']) {
      expect(actionForKey(press(key), 'typing')).toBeUndefined()
      expect(actionForKey(press(key), 'editor')).toBeUndefined()
    }
    expect(actionForKey(press('z', { ctrl: true }), 'typing')).toBeUndefined()
    expect(actionForKey(press('z', { ctrl: true }), 'editor')).toBe('undo')
  })

  it('gives the keys to the page of a doodle while it is open, but not those of its fields', () => {
    document.body.innerHTML =
      '<section data-keys="sheet"><button id="tool"></button><input id="field"></section>'
    const at = (id: string) => document.getElementById(id)
    expect(keyPlace(at('tool'), false)).toBe('sheet')
    expect(keyPlace(document.body, false)).toBe('sheet')
    expect(keyPlace(at('field'), false)).toBe('typing')
    expect(keyPlace(document.body, true)).toBe('running')
    expect(actionForKey(press('p'), 'sheet')).toBe('doodlePen')
    expect(actionForKey(press('p'), 'scene')).toBe('run')
    expect(actionForKey(press('Delete'), 'sheet')).toBe('doodleRemove')
    expect(actionForKey(press('z', { ctrl: true }), 'sheet')).toBe('undo')
    expect(actionForKey(press('x'), 'sheet')).toBeUndefined()
  })

  it('does nothing to the scene while a page lies over it', () => {
    document.body.innerHTML = '<section data-keys="page"><button id="card"></button></section>'
    expect(keyPlace(document.getElementById('card'), false)).toBe('page')
    expect(actionForKey(press('Delete'), 'page')).toBeUndefined()
    expect(actionForKey(press('z', { ctrl: true }), 'page')).toBe('undo')
  })

  it('[W09] looks from a side by the number pad, and takes a tool by the digits above the letters', () => {
    const pad = (digit: string) => actionForKey(press(digit, { code: `Numpad${digit}` }), 'picture')
    expect(['1', '3', '7', '5', '4', '9', '0', '2'].map(pad)).toEqual([
      'viewFront',
      'viewRight',
      'viewTop',
      'viewCorner',
      'viewLeft',
      'viewBack',
      'home',
      undefined,
    ])
    const row = (digit: string) => actionForKey(press(digit, { code: `Digit${digit}` }), 'picture')
    expect(['1', '2', '3', '7', '0'].map(row)).toEqual(['move', 'turn', 'scale', undefined, undefined])
    expect(actionForKey(press('Enter', { code: 'NumpadEnter', ctrl: true }), 'picture')).toBe('run')
    expect(actionForKey(press('1', { code: 'Numpad1' }), 'typing')).toBeUndefined()
    expect(shortcutText('viewFront', 'en', false)).toBe('Num 1')
    expect(shortcutText('home', 'en', false)).toBe('Home')
  })

  it('moves the view by keys alone: around with Shift, along the picture with Ctrl, nearer and farther by plus and minus', () => {
    const ways = (['Left', 'Right', 'Up', 'Down'] as const).map((way) => `Arrow${way}`)
    const held = (keys: Partial<KeyPress>, place: 'picture' | 'scene' = 'picture') =>
      ways.map((key) => actionForKey(press(key, keys), place))
    expect(held({ shift: true })).toEqual(['orbitLeft', 'orbitRight', 'orbitUp', 'orbitDown'])
    expect(held({ ctrl: true })).toEqual(['panLeft', 'panRight', 'panUp', 'panDown'])
    expect(held({})).toEqual(['nudgeLeft', 'nudgeRight', 'nudgeAhead', 'nudgeBack'])
    // Beside the picture arrows belong to tabs and lists.
    expect(held({ shift: true }, 'scene')).toEqual([undefined, undefined, undefined, undefined])
    const near = [press('+', { shift: true }), press('='), press('+', { code: 'NumpadAdd' }), press('-')]
    expect(near.map((one) => actionForKey(one, 'scene'))).toEqual(['zoomIn', 'zoomIn', 'zoomIn', 'zoomOut'])
    expect(actionForKey(press('+', { ctrl: true }), 'picture')).toBeUndefined()
    expect(shortcutText('orbitUp', 'de', false)).toBe('Umschalt+↑')
  })

  it('the frames take exactly these keys from the browser, so that its Find stays alive in the scene', () => {
    const taken = (
      key: string,
      held: { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean },
      place: KeyPlace,
    ) =>
      isTaken(
        { key, code: '', ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...held },
        keysOf(place),
      )
    const ctrl = { ctrlKey: true }
    for (const key of ['s', 'd', 'k', 'g', 'a', 'z', 'Enter'])
      expect(taken(key, ctrl, 'picture'), key).toBe(true)
    for (const key of ['f', 'h', '/', 'v', 'r', 't', 'l', 'p', '+'])
      expect(taken(key, ctrl, 'picture'), key).toBe(false)
    expect(taken('F', { ctrlKey: true, shiftKey: true }, 'picture')).toBe(true)
    expect(taken('ArrowLeft', ctrl, 'picture')).toBe(true)
    expect(taken('ArrowLeft', { altKey: true }, 'picture')).toBe(false)
    expect([' ', 'ArrowUp', 'Home', 'Delete', 'w'].map((key) => taken(key, {}, 'picture'))).toEqual(
      Array(5).fill(true),
    )
    expect(['/', "'", 'F5', 'F12', 'Tab'].map((key) => taken(key, {}, 'picture'))).toEqual(
      Array(5).fill(false),
    )
    // While a program runs its keys are its own, but they must not scroll the page.
    expect(['k', 's', 'z', 'd', 'g'].map((key) => taken(key, ctrl, 'running'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([' ', 'ArrowUp', 'w', 'Delete'].map((key) => taken(key, {}, 'running'))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('leaves what the browser tells by an event of its own to that event', () => {
    expect(actionForKey(press('v', { ctrl: true }), 'picture')).toBeUndefined()
    expect(shortcutText('paste', 'en', false)).toBe('Ctrl+V')
  })

  it('writes keys as they stand on the keyboard: in German, and on a Mac', () => {
    expect(shortcutText('redo', 'en', false)).toBe('Ctrl+Shift+Z')
    expect(shortcutText('redo', 'de', false)).toBe('Strg+Umschalt+Z')
    expect(shortcutText('redo', 'de', true)).toBe('⌘⇧Z')
    expect(shortcutText('help', 'en', false)).toBe('?')
  })

  it('has each key once in each place, and each action under some key', () => {
    const seen = shortcuts.map(
      ({ key, ctrl, shift, isPad, where }) => `${where === 'sheet'} ${key} ${ctrl} ${shift} ${isPad}`,
    )
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('leaves the keys of a running program alone but stops it and undoes', () => {
    expect(actionForKey(press('w'), 'running')).toBeUndefined()
    expect(actionForKey(press('Delete'), 'running')).toBeUndefined()
    expect(actionForKey(press('Escape'), 'running')).toBe('stop')
    expect(actionForKey(press('z', { ctrl: true }), 'running')).toBe('undo')
  })

  it('[S24] knows where a key was pressed', () => {
    document.body.innerHTML =
      '<input id="field"><div class="monaco-editor"><textarea id="code"></textarea></div><button id="button"></button>'
    const at = (id: string) => document.getElementById(id)
    expect(keyPlace(at('field'), false)).toBe('typing')
    expect(keyPlace(at('code'), false)).toBe('editor')
    expect(keyPlace(at('button'), false)).toBe('scene')
    expect(keyPlace(at('button'), true)).toBe('running')
  })

  it('all keys are a dialog’s as long as one is open, wherever the focus has gone', () => {
    document.body.innerHTML = '<section role="dialog"></section>'
    expect(keyPlace(document.body, false)).toBe('typing')
    document.body.innerHTML = ''
    expect(keyPlace(document.body, false)).toBe('picture')
  })

  it('arrows push things only where nothing else has the focus, because tabs and lists have arrows of their own', () => {
    document.body.innerHTML = '<button role="tab">one</button>'
    const place = keyPlace(document.querySelector('button'), false)
    const arrow = press('ArrowLeft')
    expect([actionForKey(arrow, place), actionForKey(arrow, 'picture')]).toEqual([undefined, 'nudgeLeft'])
    expect(actionForKey(press('Delete'), place)).toBe('remove')
  })

  it('writes keys as they are on the keyboard', () => {
    expect(shortcutText('undo', 'en')).toBe('Ctrl+Z')
    expect(shortcutText('redo', 'de')).toBe('Strg+Umschalt+Z')
  })
})
