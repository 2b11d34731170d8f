import type { Peer } from '../client/project-session/project-session.ts'
import styles from './CodeEditor.module.css'
import { monaco } from './load-monaco.ts'

/** The caret of somebody else as a widget of the editor: a bar, and for a while their name above it. */
export function caretFlag(
  { clientId, name, colour }: Pick<Peer, 'clientId' | 'name' | 'colour'>,
  position: monaco.Position,
): monaco.editor.IContentWidget {
  const bar = document.createElement('div')
  bar.className = styles.caret ?? ''
  bar.dataset.peer = name
  bar.setAttribute('aria-hidden', 'true')
  bar.style.setProperty('--person', `var(--person-${colour})`)
  const flag = document.createElement('span')
  flag.textContent = name
  bar.append(flag)
  return {
    getId: () => `caret of ${clientId}`,
    getDomNode: () => bar,
    getPosition: () => ({
      position,
      preference: [monaco.editor.ContentWidgetPositionPreference.EXACT],
    }),
  }
}
