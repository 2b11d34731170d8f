import { z } from 'zod'
import { tellAll, throwFaults } from '../../../model/document/tell-all.ts'

/** Small pictures of scenes, kept in this browser; never a part of the project. */
export interface ScenePictures {
  /** A data URL, `undefined` where none was taken. The same text until another one is taken. */
  get(projectId: string, sceneId: string): string | undefined
  set(projectId: string, sceneId: string, picture: string): void
  subscribe(listener: () => void): () => void
}

const key = 'nestling.scene-pictures'
/** As many as fit beside everything else that a browser keeps for us; the oldest go first. */
const most = 40
const Stored = z.array(z.tuple([z.string(), z.string().startsWith('data:image/')]))

/** The pictures that `storage` holds. A storage that is full or closed loses them, and nothing else. */
export function createScenePictures(storage: () => Pick<Storage, 'getItem' | 'setItem'>): ScenePictures {
  let pictures: Map<string, string> | undefined
  const listeners = new Set<() => void>()
  const all = (): Map<string, string> => {
    pictures ??= new Map(read(storage))
    return pictures
  }
  return {
    get: (projectId, sceneId) => all().get(`${projectId}/${sceneId}`),
    set(projectId, sceneId, picture) {
      const name = `${projectId}/${sceneId}`
      const next = all()
      next.delete(name)
      next.set(name, picture)
      for (const oldest of next.keys()) if (next.size > most) next.delete(oldest)
      try {
        storage().setItem(key, JSON.stringify([...next]))
      } catch {
        // They hold as long as the page.
      }
      throwFaults(tellAll([...listeners], undefined))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function read(storage: () => Pick<Storage, 'getItem'>): readonly (readonly [string, string])[] {
  try {
    return Stored.parse(JSON.parse(storage().getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Those of this browser. */
export const scenePictures = createScenePictures(() => localStorage)
