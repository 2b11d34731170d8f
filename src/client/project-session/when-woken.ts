/** Calls back when this page is shown or goes on after it was frozen: what was said meanwhile may not have come. Returns how to stop. */
export function whenWoken(listener: () => void): () => void {
  if (!('document' in globalThis)) return () => {}
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('resume', listener)
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('pageshow', listener)
  return () => {
    document.removeEventListener('resume', listener)
    document.removeEventListener('visibilitychange', onVisible)
    removeEventListener('pageshow', listener)
  }
}
