import type { Peer } from '../../client/project-session/project-session.ts'
import styles from './carets.module.css'

/** The caret of somebody else: a bar, and for a while their name above it. Those who hear the page hear the text alone. */
export function caretBar({ name, colour }: Pick<Peer, 'name' | 'colour'>): HTMLElement {
  const bar = document.createElement('div')
  bar.className = styles.caret ?? ''
  bar.dataset.peer = name
  bar.setAttribute('aria-hidden', 'true')
  bar.style.setProperty('--person', `var(--person-${colour})`)
  const flag = document.createElement('span')
  flag.textContent = name
  bar.append(flag)
  return bar
}
