import type { JsonValue } from '../../model/json.ts'
import type { WorldFile } from './world-files.ts'

/** A scene of a world that runs by itself. */
export interface StandAloneScene {
  readonly name: string
  /** The scene as the scene frame takes it. */
  readonly entities: readonly JsonValue[]
  /** The compiled programs. */
  readonly scripts: readonly JsonValue[]
  /** The files that it shows and plays, as components name them. */
  readonly sources: readonly string[]
}

export interface WorldScript {
  readonly locale: 'en' | 'de'
  /** At least one: the world begins with the first. */
  readonly scenes: readonly StandAloneScene[]
  /** The names of all scenes in the order of the project, as programs know them. */
  readonly sceneNames: readonly string[]
  /** The sound files that programs can play, as the scene frame takes them. */
  readonly sounds: readonly JsonValue[]
  /** The pictures, sounds, films and models that the scenes show or play. */
  readonly files: readonly WorldFile[]
}

/** Everything as JSON that can end no script. */
const asScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * What says to the scene's page all that our app would say. A page of ours runs one scene once, so another scene, and the same one again, is
 * the page anew; `?scene=` in the address says which scene it is.
 */
export function worldScript({ locale, scenes, sceneNames, sounds, files }: WorldScript): string {
  return `(() => {
  const scenes = ${asScript(scenes)}
  const sounds = ${asScript(sounds)}
  const files = ${asScript(files.map(({ source, path, type }) => ({ source, path, type })))}
  const wanted = new URLSearchParams(location.search).get('scene')
  const scene = scenes.find(({ name }) => name === wanted) ?? scenes[0]
  const openScene = (name) => {
    if (name === null || name === scene.name) location.reload()
    else if (scenes.some((one) => one.name === name)) location.replace('?scene=' + encodeURIComponent(name))
  }
  addEventListener('message', (event) => {
    if (event.source !== window || event.data?.type !== 'nestling.hello') return
    const { port1, port2 } = new MessageChannel()
    const say = (message) => port1.postMessage(message)
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    const sendFile = async ({ source, path, type }) => {
      const response = await fetch('./' + path)
      if (!response.ok) throw new Error(path + ' is not there')
      const bytes = new Uint8Array(await response.arrayBuffer())
      say({ type: 'files.set', files: [[source, { bytes, type }]] })
    }
    let hasBegun = false
    port1.onmessage = ({ data }) => {
      if (data.type === 'frame.ready') {
        say({ type: 'frame.init', mode: 'play', locale: ${asScript(locale)}, reducedMotion })
        say({ type: 'scene.load', entities: scene.entities })
        for (const file of files) if (scene.sources.includes(file.source)) sendFile(file).catch(console.error)
      }
      if (data.type === 'scene.shown' && !hasBegun) {
        hasBegun = true
        const [seed] = crypto.getRandomValues(new Int32Array(1))
        const names = { current: scene.name, all: ${asScript(sceneNames)} }
        say({ type: 'run.start', seed, scripts: scene.scripts, scenes: names, sounds })
        document.querySelector('canvas')?.focus()
      }
      if (data.type === 'scene.open') openScene(data.name)
      if (data.type === 'run.error') console.error(data.error)
    }
    postMessage({ type: 'nestling.port' }, '*', [port2])
  })
})()
`
}
