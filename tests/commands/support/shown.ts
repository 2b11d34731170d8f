import { assetTypes } from '../../../model/assets/asset.ts'
import type { Project } from '../../../model/project/project.ts'

/** Everything a project shows, as one string, with the order of keys. */
export function shown(project: Project): string {
  const scenes = project.scenes.map((scene) => ({
    scene,
    files: project.files(scene.id).map((file) => ({
      file,
      text: project.text(file.id),
      blocks: [...project.blocks(file.id).blocks.values()],
      variables: project.blocks(file.id).variables,
      comments: project.blocks(file.id).comments,
    })),
    entities: project.entities(scene.id),
    broken: project.broken(scene.id),
  }))
  const { meta, assets, progress } = project
  const doodles = project.doodles.map(({ id }) => project.doodle(id))
  return JSON.stringify({ meta, scenes, assets, doodles, progress })
}

/** What must hold in every project whatever happened. Returns what does not. */
export function faults(project: Project): string[] {
  const faults: string[] = []
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault)
  }
  expect(project.scenes.length > 0, 'no scene')
  expect(project.scenes.filter(({ isDefault }) => isDefault).length === 1, 'not one default scene')
  expectUnique(
    project.scenes.map(({ name }) => name),
    'scene name',
    expect,
  )
  for (const type of assetTypes) {
    const alike = project.assets.filter((asset) => asset.type === type)
    expectUnique(
      alike.map(({ name }) => name),
      `name of ${type}`,
      expect,
    )
  }
  expectUnique(
    project.doodles.map(({ name }) => name),
    'doodle name',
    expect,
  )
  for (const item of [...project.assets, ...project.doodles, ...project.progress])
    expect(Object.isFrozen(item), `${item.id} is not frozen`)
  const { assets, doodles, progress } = project
  const isStill = assets === project.assets && doodles === project.doodles && progress === project.progress
  expect(isStill, 'a list is another one the second time')
  for (const { id } of project.doodles) {
    const drawing = project.doodle(id)
    expect(
      drawing === project.doodle(id) && Object.isFrozen(drawing?.strokes),
      `${id} does not stay the same`,
    )
  }
  for (const { id: sceneId } of project.scenes) {
    expect(project.files(sceneId).length > 0, 'no file')
    expectUnique(
      project.files(sceneId).map(({ name }) => name),
      'file name',
      expect,
    )
    const entities = project.entities(sceneId)
    expectUnique(
      entities.map(({ id }) => id),
      'entity',
      expect,
    )
    const before = new Set<string>()
    for (const entity of entities) {
      const { id, parentId } = entity
      expect(parentId === null || before.has(parentId), `${id} before its parent ${parentId}`)
      expect(project.children(sceneId, parentId).includes(id), `${id} is not a child of ${parentId}`)
      expect(project.entity(id) === entity, `${id} is another one in the list`)
      expect(Object.isFrozen(entity) && Object.isFrozen(entity.components), `${id} is not frozen`)
      before.add(id)
    }
    const children = entities.flatMap(({ id }) => project.children(sceneId, id))
    expect(
      children.length + project.children(sceneId, null).length === entities.length,
      'children without entity',
    )
  }
  return faults
}

function expectUnique(
  names: readonly string[],
  what: string,
  expect: (isRight: boolean, fault: string) => void,
) {
  const keys = names.map((name) => name.normalize('NFC').trim().toLowerCase())
  expect(new Set(keys).size === keys.length, `${what} twice: ${keys.join(', ')}`)
}
