import * as Y from 'yjs'
import { createCommandBus } from '../../commands/core/create-command-bus.ts'
import { encodeDocument } from '../../commands/core/encode-document.ts'
import { sceneBirths } from '../../content/templates/scene-births.ts'
import { templateBytes } from '../../content/templates/template-bytes.ts'
import { blank } from '../../content/templates/worlds/blank.ts'
import { type ImportedPage, importPage } from '../../interchange/aframe-html/import-page.ts'
import { pageSteps } from '../../interchange/aframe-html/page-steps.ts'
import type { CommandStep } from '../../interchange/command-step.ts'
import { performSteps } from '../../interchange/perform-steps.ts'
import { limits } from '../../model/document/limits.ts'
import { openDocument } from '../../model/document/open-document.ts'
import { protectedKinds } from '../../model/kinds/entity-kinds.ts'
import type { Project, Scene } from '../../model/project/project.ts'

export interface ProjectOfPage {
  readonly page: ImportedPage
  readonly project: Project
  readonly scene: Scene
  /** The whole document. */
  readonly update: Uint8Array
}

/** A project of one scene that a page becomes, made by commands alone; `undefined` where the page is too large for one. */
export function projectOfPage(html: string, newId: () => string): ProjectOfPage | undefined {
  const { document, loaded } = openDocument()
  Y.applyUpdate(document, templateBytes('blank'))
  loaded()
  const bus = createCommandBus({
    document,
    actor: 'import',
    clock: () => 0,
    newId,
    journal: { append: () => undefined },
  })
  const { project } = bus
  const page = importPage(html, newId)
  const people = sceneBirths(blank, newId).filter(({ kind }) => protectedKinds.includes(kind))
  const { sceneId, steps } = pageSteps(project, page, people, newId)
  const [first] = project.scenes
  const name = page.title.replace(/\s+/g, ' ').trim().slice(0, limits.nameLength)
  const all: readonly CommandStep[] = [
    ...steps,
    { type: 'scene.set-default', payload: { sceneId } },
    ...(first ? [{ type: 'scene.delete', payload: { sceneId: first.id } } as const] : []),
    ...(name === '' ? [] : [{ type: 'project.rename', payload: { displayName: name } } as const]),
  ]
  const verdict = performSteps(bus, all)
  if (!verdict.ok && verdict.code === 'change.too-large') return undefined
  const scene = project.scene(sceneId)
  if (!verdict.ok || !scene) throw new Error(`the page was refused: ${verdict.ok ? '' : verdict.code}`)
  return { page, project, scene, update: encodeDocument(document) }
}
