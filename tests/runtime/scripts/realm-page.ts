import type { FileId } from '../../../model/ids.ts'
import { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { createScriptRealm } from '../../../runtime/scripts/script-realm.ts'
import { createSimulation } from '../../../runtime/simulation/create-simulation.ts'
import { compileTab } from '../../support/scripts/compile-tab.ts'

/** What the test asks the page to do. */
export interface RealmPage {
  run(tabs: Readonly<Record<string, string>>, entitiesJson: string, milliseconds: number): Promise<Outcome>
}

export interface Outcome {
  readonly errors: readonly ScriptError[]
  readonly logs: readonly string[]
  /** Milliseconds from the start to the first error. */
  readonly errorAfter: number | null
  readonly codeVersion: number
  readonly scriptElements: readonly string[]
  readonly leftGlobals: readonly string[]
}

const realm = createScriptRealm(window)
const page: RealmPage = {
  async run(tabs, entitiesJson, milliseconds) {
    const entities = FrameEntity.array().parse(JSON.parse(entitiesJson))
    // In a task of the page's own: a debugger's call is allowed more than the page's policy allows.
    await new Promise((resolve) => setTimeout(resolve))
    const errors: ScriptError[] = []
    const logs: string[] = []
    let errorAfter: number | null = null
    const start = performance.now()
    const simulation = createSimulation({
      entities,
      seed: 1,
      host: {
        runScript: realm.runScript,
        setNumbers: realm.setNumbers,
        onError(error) {
          errors.push(error)
          errorAfter ??= performance.now() - start
        },
        onLog(fileId, text) {
          logs.push(text)
          if (fileId !== null) realm.checkLoop(fileId)
        },
      },
    })
    const ids = Object.keys(tabs) as FileId[]
    const scripts = ids.map((fileId) => compileTab(tabs[fileId] ?? '', { name: fileId, fileId }))
    simulation.start(scripts)
    while (performance.now() - start < milliseconds && !simulation.isStopped) {
      await new Promise((resolve) => setTimeout(resolve, 16))
      simulation.step([])
    }
    simulation.stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    return {
      errors,
      logs,
      errorAfter,
      codeVersion: ids[0] ? realm.codeVersion(ids[0]) : 0,
      scriptElements: [...document.querySelectorAll<HTMLScriptElement>('script[data-version]')].map(
        ({ dataset }) => dataset.version ?? '',
      ),
      leftGlobals: Object.getOwnPropertyNames(window).filter((name) => !globalsBefore.has(name)),
    }
  },
}

Object.assign(globalThis, { realmPage: page })
const globalsBefore = new Set(Object.getOwnPropertyNames(window))
