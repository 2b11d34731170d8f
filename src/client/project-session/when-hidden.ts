/** Calls back when this page goes away or may be ended without another word. Returns how to stop. */
export function whenHidden(listener: () => void): () => void {
  if (!('document' in globalThis)) return () => {}
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') listener()
  }
  addEventListener('pagehide', listener)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    removeEventListener('pagehide', listener)
    document.removeEventListener('visibilitychange', onHidden)
  }
}
