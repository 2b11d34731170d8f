import * as Y from 'yjs'
import type { SessionBus } from '../../../commands/core/session-bus.ts'
import { moveEntities } from '../../../commands/entity/move-entities.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { openDocument } from '../../../model/document/open-document.ts'
import { EntityId } from '../../../model/ids.ts'
import { materialise } from '../../../model/project/materialise.ts'
import type { BenchRow } from '../bench-row.ts'
import { bigProject, bigScene } from '../document/big-project.ts'
import { setPosition } from '../document/change-rows.ts'
import { busForBench } from '../document/open-for-bench.ts'
import { nestlingPeer } from '../peers/nestling-peer.ts'
import { someEntities } from '../peers/some-entities.ts'
import { constant, growthRow, linear, linearAsLists, middleTime, sizes } from './growth-row.ts'

const rounds = 200

/** How work grows with the number of entities. */
export function entitiesGrowth(): BenchRow[] {
  const projects = sizes.map(bigProject)
  return [
    growthRow('entities opened to the first scene', projects.map(opened), linear),
    growthRow('entities built by commands', sizes.map(built), linear),
    growthRow('one entity changed and read', projects.map(changed), constant),
    // The list is another array each time: its pointers are copied.
    growthRow('one entity changed, and the list of all read', projects.map(changedInList), linearAsLists()),
    growthRow('one command undone', projects.map(undone(placed)), constant),
    growthRow('one move to another parent undone', projects.map(undone(movedInto)), constant),
  ]
}

const opened = (update: Uint8Array): number =>
  middleTime(3, () => {
    const { document, loaded } = openDocument()
    Y.applyUpdate(document, update)
    loaded()
    materialise(document).entities(bigScene)
  })

function built(count: number): number {
  const entities = someEntities(count)
  const documents = [nestlingPeer.create(), nestlingPeer.create(), nestlingPeer.create()]
  return middleTime(documents.length, (round) => {
    entities.forEach((entity, index) => {
      documents[round]?.add(`e${index}`, entity)
    })
  })
}

function changed(update: Uint8Array): number {
  const { bus, document } = busForBench(update)
  return middleTime(rounds, (index) => {
    setPosition(document, index)
    bus.project.entity(idOf(index))
  })
}

function changedInList(update: Uint8Array): number {
  const { bus, document } = busForBench(update)
  return middleTime(rounds, (index) => {
    setPosition(document, index)
    bus.project.entities(bigScene)
  })
}

type Command = (bus: SessionBus, index: number) => unknown

const placed: Command = (bus, index) =>
  bus.execute(transformEntities, { changes: [{ entityId: idOf(index), position: [index, 7, 9] }] })

const movedInto: Command = (bus, index) =>
  bus.execute(moveEntities, {
    entityIds: [idOf(index)],
    parentId: EntityId.parse(`e${((index + 1) % rounds) * 5}`),
    before: null,
  })

const undone =
  (command: Command) =>
  (update: Uint8Array): number => {
    const { bus } = busForBench(update)
    for (let index = 0; index < rounds; index++) command(bus, index)
    return middleTime(rounds, (index) => {
      if (!bus.undo('scene').ok) throw new Error('there was nothing to undo')
      bus.project.entity(idOf(rounds - 1 - index))
    })
  }

/** The one that `setPosition` changes. */
const idOf = (index: number): EntityId => EntityId.parse(`e${index * 5 + 1}`)
