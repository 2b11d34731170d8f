import { act } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The field with this accessible name. */
export function fieldCalled(name: string): Field {
  const found = [...document.querySelectorAll<Field>('input, textarea')].find(
    (one) => (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent) === name,
  )
  if (!found) throw new Error(`no field ${name}`)
  return found
}

/** Types into a field and leaves it. */
export function write(name: string, text: string): void {
  const field = fieldCalled(name)
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  act(() => {
    field.focus()
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => field.blur())
}

/** Presses the button with this name or these words. */
export function press(name: string): void {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (!found) throw new Error(`no button ${name}`)
  act(() => found.click())
}
