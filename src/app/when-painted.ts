const later = document.querySelector<HTMLTemplateElement>('template[data-later]')

/**
 * Fetches what brings a page to life when the page was painted (`scripts/pages/drawn-page.ts`): until then its styles, letters and pictures have the network
 * to themselves. What nobody sees yet is not painted either, and does not wait.
 */
function bringToLife(): void {
  later?.replaceWith(document.importNode(later.content, true))
}

const painted = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve))
  document.addEventListener('visibilitychange', () => resolve(), { once: true })
  if (document.visibilityState === 'hidden') resolve()
})
void painted.then(bringToLife)

export {}
