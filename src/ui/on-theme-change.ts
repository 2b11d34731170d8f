/** Calls back whenever the page gets another theme, for what cannot follow tokens by itself. Returns how to end it. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
