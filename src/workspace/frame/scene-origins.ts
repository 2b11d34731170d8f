import { z } from 'zod'

const AppConfig = z.object({ sceneOrigins: z.tuple([z.url(), z.url()]) })

export type SceneOrigins = readonly [edit: string, play: string]

let asked: Promise<SceneOrigins | undefined> | undefined

async function ask(): Promise<SceneOrigins | undefined> {
  try {
    const response = await fetch('/app-config.json')
    const config = AppConfig.safeParse(await response.json())
    return config.success ? config.data.sceneOrigins : undefined
  } catch {
    return undefined
  }
}

/**
 * The two origins of the scene's pages, asked once a page load. `undefined` when the server cannot be reached and nothing is cached; the
 * next call then asks again.
 */
export async function sceneOrigins(): Promise<SceneOrigins | undefined> {
  asked ??= ask()
  const origins = await asked
  if (!origins) asked = undefined
  return origins
}
