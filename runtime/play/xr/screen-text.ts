/** What lies as HTML over the picture of a running world and does not reach the eyes of whom wears glasses. */
interface ScreenText {
  /** Lines. */
  readonly text: string
  /** What there is to press: the last of it, which ends what is shown. */
  readonly button: HTMLButtonElement | null
  /** It wants something typed. */
  readonly isAsking: boolean
}

const parts = [
  '.screen-hud > p:not([hidden])',
  '.screen-values div',
  '.screen-words',
  '.screen-spoken',
  '.screen-question span',
  '.screen-panel h2',
  '.screen-panel p',
].join(', ')

/** Reads it off the page. */
export function screenText(page: ParentNode): ScreenText {
  const lines = [...page.querySelectorAll<HTMLElement>(parts)].flatMap(
    ({ textContent }) => textContent.trim() || [],
  )
  const question = page.querySelector('.screen-question')
  const buttons = page.querySelectorAll<HTMLButtonElement>('.screen-panel button')
  return { text: lines.join('\n'), button: [...buttons].at(-1) ?? null, isAsking: question !== null }
}
