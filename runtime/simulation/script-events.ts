/** What scripts asked to be called for. Calls come in the order in which they were asked for. */
export interface ScriptEvents {
  on(event: string, call: (payload: unknown) => unknown): void
  /** Calls all, and answers what they give back. */
  emit(event: string, payload?: unknown): readonly unknown[]
}

export const clickOn = (id: string): string => `click:${id}`
export const pointerOver = (id: string): string => `pointer-over:${id}`
export const pointerAway = (id: string): string => `pointer-away:${id}`
export const copyOf = (id: string): string => `copy:${id}`
export const keyUp = (name: string): string => `key-up:${name}`
export const keyDown = (name: string): string => `key:${name}`
export const messageNamed = (name: string): string => `message:${name}`

export function createScriptEvents(): ScriptEvents {
  const listeners = new Map<string, ((payload: unknown) => unknown)[]>()
  return {
    on(event, call) {
      listeners.set(event, [...(listeners.get(event) ?? []), call])
    },
    emit(event, payload) {
      return (listeners.get(event) ?? []).map((call) => call(payload))
    },
  }
}
