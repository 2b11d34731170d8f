import type { CommandType } from '../../commands/catalogue.ts'
import type { Entity } from '../../model/project/project.ts'
import type { Dice } from './dice.ts'
import type { Person } from './person.ts'

/** A few people who have just seen the same, and are about to do what cannot all be. */
interface Meeting {
  readonly dice: Dice
  /** Two at least. */
  readonly people: readonly [Person, Person, ...Person[]]
  /** An id that nobody has used. */
  readonly fresh: () => string
  /** Lets them see each other's work again. */
  readonly meet: () => void
}

type Provocation = (meeting: Meeting) => void

const still = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] }

/** Things of the scene where people meet that may be deleted and put into each other. */
function things(person: Person): readonly Entity[] {
  const [scene] = person.project.scenes
  return scene ? person.project.entities(scene.id).filter(({ kind }) => kind === 'shape') : []
}

const firstScene = (person: Person): string => person.project.scenes[0]?.id ?? ''

function filesOf(person: Person, kind?: 'js' | 'blocks'): readonly string[] {
  const [scene] = person.project.scenes
  const files = scene ? person.project.files(scene.id) : []
  return files.filter((file) => kind === undefined || file.kind === kind).map(({ id }) => id)
}

function newShape(sceneId: string, entityId: string, before: string | null): [CommandType, unknown] {
  const shape = { kind: 'shape', name: 'Box', parentId: null, components: {}, ...still }
  return ['entity.create', { ...shape, entityId, sceneId, before }]
}

const sameRegister: Provocation = ({ dice, people }) => {
  const shapes = things(people[0])
  if (shapes.length === 0) return
  const { id: entityId } = dice.from(shapes)
  for (const person of people)
    person.send('entity.set-property', {
      entityId,
      component: 'material',
      property: 'opacity',
      value: dice.below(100) / 100,
    })
}

const intoEachOther: Provocation = ({ dice, people: [ana, ben] }) => {
  const [a, b] = dice.some(things(ana), 2)
  if (!a || !b) return
  ana.send('entity.move', { entityIds: [a.id], parentId: b.id, before: null })
  ben.send('entity.move', { entityIds: [b.id], parentId: a.id, before: null })
}

const deleteAndEdit: Provocation = ({ dice, people: [ana, ben] }) => {
  const [one] = dice.some(things(ana), 1)
  if (!one) return
  ana.send('entity.delete', { entityIds: [one.id] })
  ben.send('entity.transform', { changes: [{ entityId: one.id, position: [dice.below(9), 1, 1] }] })
}

const deleteAndMoveIn: Provocation = ({ dice, people: [ana, ben] }) => {
  const [parent, child] = dice.some(things(ana), 2)
  if (!parent || !child) return
  ana.send('entity.delete', { entityIds: [parent.id] })
  ben.send('entity.move', { entityIds: [child.id], parentId: parent.id, before: null })
}

const sameSceneName: Provocation = ({ dice, people, fresh, meet }) => {
  if (people[0].project.scenes.length < people.length) {
    people[0].send('scene.copy', { sourceId: firstScene(people[0]), sceneId: fresh() })
    meet()
  }
  const scenes = dice.some(people[0].project.scenes, people.length)
  const name = `Castle ${dice.below(1_000)}`
  for (const [index, { id: sceneId }] of scenes.entries())
    people[index]?.send('scene.rename', { sceneId, name })
}

const sameFileName: Provocation = ({ people, fresh }) => {
  for (const person of people)
    person.send('file.create', { fileId: fresh(), sceneId: firstScene(person), kind: 'js' })
}

const sameVariableName: Provocation = ({ dice, people, fresh }) => {
  const [fileId] = dice.some(filesOf(people[0], 'blocks'), 1)
  const name = `count${dice.below(1_000)}`
  for (const person of people)
    person.send('blocks.change', {
      fileId,
      upserts: [],
      deletes: [],
      variables: { upserts: [{ id: fresh(), name, type: '' }], deletes: [] },
    })
}

/** Each keeps another tab. */
const deleteEveryFile: Provocation = ({ people, fresh, meet }) => {
  const [ana] = people
  if (filesOf(ana).length < 2) {
    ana.send('file.create', { fileId: fresh(), sceneId: firstScene(ana), kind: 'blocks' })
    meet()
  }
  const files = filesOf(ana)
  people.forEach((person, index) => {
    const kept = files[index % files.length]
    for (const fileId of files) if (fileId !== kept) person.send('file.delete', { fileId })
  })
}

/** Each keeps another scene. */
const deleteEveryScene: Provocation = ({ people, fresh, meet }) => {
  const [ana] = people
  if (ana.project.scenes.length < 2) {
    ana.send('scene.copy', { sourceId: firstScene(ana), sceneId: fresh() })
    meet()
  }
  const scenes = ana.project.scenes.map(({ id }) => id)
  people.forEach((person, index) => {
    const kept = scenes[index % scenes.length]
    for (const sceneId of scenes) if (sceneId !== kept) person.send('scene.delete', { sceneId })
  })
}

function block(id: string, parent: string | null): object {
  const at = parent === null ? { parent, x: 0, y: 0 } : { parent, input: 'next', kind: 'statement' }
  return { id, type: 'wait', hasNext: true, at, fields: { SECONDS: 1 }, extra: {}, shadows: {} }
}

function putBlock(person: Person, fileId: string, id: string, parent: string | null): void {
  person.send('blocks.change', { fileId, upserts: [block(id, parent)], deletes: [] })
}

const sameSlot: Provocation = ({ dice, people, fresh, meet }) => {
  const [fileId] = dice.some(filesOf(people[0], 'blocks'), 1)
  if (fileId === undefined) return
  const parent = fresh()
  putBlock(people[0], fileId, parent, null)
  meet()
  for (const person of people) putBlock(person, fileId, fresh(), parent)
}

const belowEachOther: Provocation = ({ dice, people: [ana, ben], fresh, meet }) => {
  const [fileId] = dice.some(filesOf(ana, 'blocks'), 1)
  if (fileId === undefined) return
  const [a, b] = [fresh(), fresh()]
  putBlock(ana, fileId, a, null)
  putBlock(ana, fileId, b, null)
  meet()
  putBlock(ana, fileId, a, b)
  putBlock(ben, fileId, b, a)
}

const sameText: Provocation = ({ dice, people, meet }) => {
  const [fileId] = dice.some(filesOf(people[0], 'js'), 1)
  if (fileId === undefined) return
  people[0].send('file.edit-text', { fileId, edits: [{ at: 0, remove: 0, insert: 'abcdefgh' }] })
  meet()
  for (const person of people)
    person.send('file.edit-text', { fileId, edits: [{ at: dice.below(4), remove: 4, insert: person.name }] })
}

const undoAfterOthers: Provocation = ({ dice, people: [ana, ben], meet }) => {
  const [one] = dice.some(things(ana), 1)
  if (!one) return
  ana.send('entity.rename', { entityId: one.id, name: `Mine ${dice.below(100)}` })
  ana.endMerge()
  meet()
  ben.send('entity.rename', { entityId: one.id, name: `Theirs ${dice.below(100)}` })
  meet()
  ana.undo('scene')
}

const samePlace: Provocation = ({ dice, people, fresh }) => {
  const before = dice.chance(50) ? null : (things(people[0])[0]?.id ?? null)
  for (const person of people) person.send(...newShape(firstScene(person), fresh(), before))
}

/** One for each kind of conflict. */
export const provocations: readonly Provocation[] = [
  sameRegister,
  intoEachOther,
  deleteAndEdit,
  deleteAndMoveIn,
  sameSceneName,
  sameFileName,
  sameVariableName,
  deleteEveryFile,
  deleteEveryScene,
  sameSlot,
  belowEachOther,
  sameText,
  undoAfterOthers,
  samePlace,
]
