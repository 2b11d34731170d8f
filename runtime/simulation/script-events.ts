import { HelperError } from '../../language/errors/helper-error.ts'
import type { EntityId } from '../../model/ids.ts'

/** Most calls for one event: a flood ends in a sentence, not in a frozen page. */
const mostListeners = 2000

/** What scripts asked to be called for. Calls come in the order in which they were asked for. */
export interface ScriptEvents<Payload = unknown> {
  /** Throws the learner's error when too many ask for the same event. */
  on(event: string, call: (payload: Payload) => unknown): void
  /** Calls all, and answers what they give back. */
  emit(event: string, payload: Payload): readonly unknown[]
}

export const clickOn = (id: EntityId): string => `click:${id}`
export const pointerOver = (id: EntityId): string => `pointer-over:${id}`
export const pointerAway = (id: EntityId): string => `pointer-away:${id}`
export const copyOf = (id: EntityId): string => `copy:${id}`
export const bumpOf = (id: string): string => `bump:${id}`
export const xrStart = 'xr-start'
export const xrEnd = 'xr-end'
export const xrButton = (button: string): string => `xr-button:${button}`
export const markerFound = 'marker-found'
export const markerLost = 'marker-lost'
export const keyUp = (name: string): string => `key-up:${name}`
export const keyDown = (name: string): string => `key:${name}`
export const messageNamed = (name: string): string => `message:${name}`

export function createScriptEvents<Payload = unknown>(): ScriptEvents<Payload> {
  const listeners = new Map<string, ((payload: Payload) => unknown)[]>()
  return {
    on(event, call) {
      const others = listeners.get(event) ?? []
      if (others.length >= mostListeners) throw new HelperError('too-many-handlers', { count: others.length })
      listeners.set(event, [...others, call])
    },
    emit(event, payload) {
      return (listeners.get(event) ?? []).map((call) => call(payload))
    },
  }
}
