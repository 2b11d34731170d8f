interface Place {
  readonly left: number
  readonly bottom: number
}

/** Asks for any colour by the browser's own chooser, beside a place of the window. Nothing happens when the person gives up. */
export function askColour(now: string, { left, bottom }: Place, onChoose: (colour: string) => void): void {
  const input = document.createElement('input')
  input.type = 'color'
  input.value = now
  Object.assign(input.style, { position: 'fixed', left: `${left}px`, top: `${bottom}px`, opacity: '0' })
  input.addEventListener('change', () => {
    onChoose(input.value)
    input.remove()
  })
  input.addEventListener('cancel', () => input.remove())
  document.body.append(input)
  input.click()
}
