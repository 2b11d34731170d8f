import { AppConfig } from '../../../protocol/http/site.ts'

/** Addresses of the scene's page on its two sites. They name the build, so what was seen once opens without a network. */
export interface ScenePages {
  readonly edit: string
  readonly play: string
}

const storageKey = 'nestling.scene-pages'

let asked: Promise<AppConfig | undefined> | undefined

async function ask(): Promise<AppConfig | undefined> {
  try {
    const response = await fetch('/app-config.json')
    const config = AppConfig.parse(await response.json())
    remember(config)
    return config
  } catch {
    return remembered()
  }
}

function remember(config: AppConfig): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(config))
  } catch {
    // Storage is full or forbidden: without a network the scene is then not shown, with one it is.
  }
}

/** The last answer that this browser had. */
function remembered(): AppConfig | undefined {
  try {
    return AppConfig.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).data
  } catch {
    return undefined
  }
}

/**
 * Where the scene's page is, asked once a page load. Without a network it is what the server said last; `undefined` when it never said
 * anything, and the next call then asks again.
 */
export async function scenePages(): Promise<ScenePages | undefined> {
  asked ??= ask()
  const config = await asked
  if (!config) {
    asked = undefined
    return undefined
  }
  const [edit, play] = config.sceneOrigins
  return { edit: new URL(config.framePath, edit).href, play: new URL(config.framePath, play).href }
}
