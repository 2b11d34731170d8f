// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { NumberPad } from '../../../src/blocks/canvas/number-pad.ts'

let told: string[]

beforeEach(() => {
  told = []
  document.body.replaceChildren()
})

function open(text: string, sign = ','): NumberPad {
  const pad = new NumberPad({
    text,
    sign,
    words: { pad: 'Zahl', minus: 'Minus', sign: 'Komma', back: 'Letzte Ziffer löschen', done: 'OK' },
    onDone: () => told.push('done'),
    degrees: null,
    onGiveUp: () => told.push('given up'),
  })
  document.body.append(pad.element)
  pad.element.focus()
  return pad
}

const keys = () => [...document.querySelectorAll('button')]
const tap = (...faces: readonly string[]) => {
  for (const face of faces)
    keys()
      .find(({ textContent }) => textContent === face)
      ?.click()
}
const shown = () => document.querySelector('output')?.textContent
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

describe('the pad for numbers', () => {
  test('[M15] the first digit takes the place of the old number, and the decimal sign is that of the language', () => {
    const pad = open('12')
    expect(shown()).toBe('12')
    tap('3', ',', '5', ',')
    expect(shown()).toBe('3,5')
    expect(pad.value).toBe(3.5)
  })

  test('the minus turns the old number, and stays when a digit takes its place', () => {
    const pad = open('5')
    tap('−')
    expect(pad.value).toBe(-5)
    tap('3', '0')
    expect(pad.value).toBe(-30)
    tap('−')
    expect(pad.value).toBe(30)
  })

  test('a decimal sign that comes first gets its nought, and noughts do not pile up in front', () => {
    const pad = open('7', '.')
    tap('.', '5')
    expect(shown()).toBe('0.5')
    tap('⌫', '⌫', '0', '4')
    expect(shown()).toBe('4')
    expect(pad.value).toBe(4)
  })

  test('what was deleted to the end is no number, and a number does not grow without end', () => {
    const pad = open('-7')
    tap('⌫')
    expect(pad.value).toBeUndefined()
    tap(...'123456789012345'.split(''))
    expect(shown()).toBe('123456789012')
  })

  test('a keyboard types, takes back, says yes and gives up', () => {
    const pad = open('1')
    for (const key of ['-', '2', '.', '5', '6', 'Backspace']) press(key)
    expect(pad.value).toBe(-2.5)
    press('Enter')
    press('Escape')
    expect(told).toEqual(['done', 'given up'])
  })

  test('each key is named for those who hear it', () => {
    open('1')
    expect(keys().map((key) => key.getAttribute('aria-label') ?? key.textContent)).toEqual([
      ...['1', '2', '3', 'Letzte Ziffer löschen', '4', '5', '6', 'Minus', '7', '8', '9', 'Komma', '0', 'OK'],
    ])
    expect(document.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Zahl')
  })
})
