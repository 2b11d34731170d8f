// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { EntityId } from '../../../model/ids.ts'
import { itemChoices } from '../../../src/blocks/canvas/item-choice.ts'
import { ItemPicker } from '../../../src/blocks/canvas/item-picker.ts'
import type { Item } from '../../../src/blocks/canvas/item-source.ts'

const words = {
  thing: 'thing',
  pickAnother: 'pick another',
  unchosen: 'choose',
  it: 'it',
  itHint: 'what was clicked',
  list: 'Things',
  find: 'Find a thing',
  nothing: 'Nothing is called that.',
  clickInScene: 'Click it in the scene',
}
const idOf = (name: string) => EntityId.parse(name.replaceAll('ä', 'a').padEnd(21, '0'))
const item = (name: string, group = 'Models'): Item => ({
  id: idOf(name),
  name,
  picture: undefined,
  group,
})
const few = [item('Dragon'), item('Tree'), item('Light', 'Basics')]
const many = [...few, ...['Bell', 'Bush', 'Cloud', 'Flower', 'Fluss', 'Häuschen'].map((name) => item(name))]

let chosen: string[]
let closed: number

function open(items: readonly Item[], hasIt: boolean, onPick: (() => void) | null = null) {
  const picker = new ItemPicker({
    words,
    value: items[1]?.id ?? '',
    choices: (typed) => itemChoices(items, hasIt, words, typed),
    onChoose: (value) => chosen.push(value),
    onClose: () => closed++,
    action: onPick && { words: words.clickInScene, press: onPick },
  })
  document.body.append(picker.element)
  picker.focus()
  return picker.element
}

const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const active = () => document.querySelector('[role=option][aria-selected=true]')?.textContent
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

beforeEach(() => {
  document.body.replaceChildren()
  Element.prototype.scrollIntoView = () => {}
  chosen = []
  closed = 0
})

describe('the list of a field for a thing', () => {
  test('offers `it` first where something happened to a thing, and only there', () => {
    open(few, true)
    expect(options()).toEqual(['it: what was clicked', 'Dragon', 'Tree', 'Light'])
    document.body.replaceChildren()
    open(few, false)
    expect(options()).toEqual(['Dragon', 'Tree', 'Light'])
  })

  test('begins at the chosen one; arrows and Enter choose another, Esc closes', () => {
    open(few, true)
    expect(active()).toBe('Tree')
    press('ArrowUp')
    press('ArrowUp')
    press('ArrowUp')
    expect(active()).toBe('it: what was clicked')
    press('Enter')
    expect(chosen).toEqual(['@it'])
    press('Escape')
    expect(closed).toBe(1)
  })

  test('has a field to search in when there are many things, with and without dots on the letters', () => {
    open(few, false)
    expect(document.querySelector('input')).toBeNull()
    document.body.replaceChildren()
    open(many, false)
    const field = document.querySelector('input')
    if (!field) throw new Error('no field')
    expect(document.activeElement).toBe(field)
    field.value = 'hausch'
    field.dispatchEvent(new Event('input'))
    expect(options()).toEqual(['Häuschen'])
    press('Enter')
    expect(chosen).toEqual([idOf('Häuschen')])
    for (const slip of ['Dargon', 'dragonn']) {
      field.value = slip
      field.dispatchEvent(new Event('input'))
      expect(options(), slip).toEqual(['Dragon'])
    }
    // Letters that lie apart in a name do not find it.
    field.value = 'dgn'
    field.dispatchEvent(new Event('input'))
    expect(document.querySelector('[role=listbox]')?.textContent).toBe('Nothing is called that.')
  })

  test('offers a click in the scene when there is a scene to click into', () => {
    let asked = 0
    const element = open(few, false, () => asked++)
    element.querySelector('button')?.click()
    expect(asked).toBe(1)
    expect(open(few, false).querySelector('button')).toBeNull()
  })
})
