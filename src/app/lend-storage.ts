/** What the app asks of a storage, kept as long as the page. */
class Forgetful {
  readonly #items = new Map<string, string>()

  get length(): number {
    return this.#items.size
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value)
  }
  removeItem(key: string): void {
    this.#items.delete(key)
  }
  clear(): void {
    this.#items.clear()
  }
}

/**
 * A page inside somebody else's, as a world that is embedded, may have no storage: to ask for it fails. It gets one that is forgotten with it, so
 * that nothing else has to know.
 */
export function lendStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('')
    } catch {
      Object.defineProperty(window, name, { value: new Forgetful(), configurable: true })
    }
  }
}
