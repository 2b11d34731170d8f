// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { actionForKey } from '../../src/workspace/shortcuts/action-for-key.ts'
import { keyPlace } from '../../src/workspace/shortcuts/key-place.ts'
import type { KeyPress } from '../../src/workspace/shortcuts/key-press.ts'
import { shortcutText } from '../../src/workspace/shortcuts/shortcut-text.ts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
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
