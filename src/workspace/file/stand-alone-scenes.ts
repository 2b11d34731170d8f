import type { StandAloneScene } from '../../../interchange/world-zip/world-script.ts'
import { asPublished } from '../../../language/compile/how-to-compile.ts'
import type { Asset } from '../../../model/assets/asset.ts'
import { assetReference } from '../../../model/assets/reference.ts'
import { toJson } from '../../../model/document/to-json.ts'
import { entitiesWithDrawings } from '../../../model/doodle/with-drawings.ts'
import type { Project } from '../../../model/project/project.ts'
import type { ScriptError } from '../../../protocol/frame/from-frame.ts'
import { compileScene } from '../frame/compile-scene.ts'
import { assetsOf } from '../frame/file-sources.ts'
import { frameEntityOf } from '../frame/frame-entity-of.ts'
import { soundsWanted } from '../frame/run-sounds.ts'

interface StandAloneScenes {
  readonly scenes: readonly StandAloneScene[]
  /** The files that they show and play, each once. */
  readonly assets: readonly Asset[]
  /** What of the programs cannot run or is certain to fail. */
  readonly errors: readonly ScriptError[]
}

/** All scenes of a project as a world without our app runs them, the one it begins with first. */
export async function standAloneScenes(project: Project): Promise<StandAloneScenes> {
  const first = project.defaultScene
  const scenes: StandAloneScene[] = []
  const assets = new Set<Asset>()
  const errors: ScriptError[] = []
  for (const { id, name } of [first, ...project.scenes.filter((scene) => scene.id !== first.id)]) {
    const compiled = await compileScene(project, id, asPublished)
    const { scripts } = compiled
    const shown = [...assetsOf(project, project.entities(id)), ...soundsWanted(project, scripts)]
    for (const asset of shown) assets.add(asset)
    errors.push(...compiled.errors)
    scenes.push({
      name,
      entities: entitiesWithDrawings(project, id).flatMap((entity) => toJson(frameEntityOf(entity)) ?? []),
      scripts: scripts.flatMap((script) => toJson(script) ?? []),
      sources: shown.map((asset) => assetReference(asset.id)),
    })
  }
  return { scenes, assets: [...assets], errors }
}
