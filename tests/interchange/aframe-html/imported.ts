import { sceneBirths } from '../../../content/templates/scene-births.ts'
import { blank } from '../../../content/templates/worlds/blank.ts'
import { importPage } from '../../../interchange/aframe-html/import-page.ts'
import { type Protagonists, pageSteps } from '../../../interchange/aframe-html/page-steps.ts'
import { protectedKinds } from '../../../model/kinds/entity-kinds.ts'
import type { Project, Scene } from '../../../model/project/project.ts'
import { workbench } from '../../commands/support/workbench.ts'
import { runSteps } from '../run-steps.ts'

/** Brings a page into a fresh project. */
export function imported(html: string) {
  const bench = workbench()
  let count = 0
  const newId = () => `new${++count}`
  const protagonists: Protagonists = sceneBirths(blank, newId).filter(({ kind }) =>
    protectedKinds.includes(kind),
  )
  const page = importPage(html, newId)
  const { sceneId, steps } = pageSteps(bench.bus.project, page, protagonists, newId)
  runSteps(bench.bus, steps)
  const { project } = bench.bus
  const scene = project.scene(sceneId)
  if (!scene) throw new Error('the page became no scene')
  return { ...bench, project, scene, page, steps }
}

/** Everything that a scene shows, without ids: trees of things. */
export function treeOf(project: Project, scene: Scene): unknown {
  const branch = (parentId: string | null): unknown =>
    project
      .entities(scene.id)
      .filter((entity) => entity.parentId === parentId)
      .map(({ id, sceneId: _, parentId: __, ...entity }) => ({ ...entity, inside: branch(id) }))
  return branch(null)
}
