const later = document.querySelector<HTMLTemplateElement>('template[data-later]')

/** How long a page waits at most for what it shows first, in milliseconds: a picture that never comes is never painted. */
const patience = 3_000

/**
 * Fetches what brings a page to life when the page was painted (`scripts/pages/drawn-page.ts`): until then its letters and pictures have the network
 * and the processor to themselves. What nobody sees yet is not painted either, and does not wait.
 */
function bringToLife(): void {
  later?.replaceWith(document.importNode(later.content, true))
}

/** Of shapes alone browsers do not say when they were painted. */
const root = document.getElementById('root')
const hasContent = root?.querySelector('img, svg') != null || root?.textContent !== ''

const painted = new Promise<void>((resolve) => {
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  else resolve()
  setTimeout(resolve, patience)
  document.addEventListener('visibilitychange', () => resolve(), { once: true })
  if (document.visibilityState === 'hidden' || !hasContent) resolve()
})
void painted.then(bringToLife)

export {}
