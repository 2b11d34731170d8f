import type { Group } from 'three'
import { describe, expect, it, vi } from 'vitest'
import { EntityId } from '../../../model/ids.ts'
import { ClipPreview } from '../../../runtime/edit/clip-preview.ts'
import { Puppets } from '../../../runtime/scene/puppets.ts'
import { headlessThree as three } from '../models/headless-three.ts'

const catId = EntityId.parse('cat')
const dogId = EntityId.parse('dog')

/** Two puppets that only tell what is asked of them, in a scene of their own. */
function stage() {
  const puppets = new Puppets()
  const scene = new three.Group()
  const owners = new Map<Group, EntityId>()
  const shown: [EntityId, number | 'rest'][] = []
  for (const id of [catId, dogId]) {
    const object = new three.Group()
    owners.set(object, id)
    puppets.watch({
      object,
      show: (seconds) => void shown.push([id, seconds]),
      rest: () => void shown.push([id, 'rest']),
    })
    scene.add(object)
  }
  const frames: ((milliseconds: number) => void)[] = []
  const invalidate = vi.fn()
  const moved = vi.fn()
  const onChange = vi.fn()
  const preview = new ClipPreview({
    puppets,
    entities: {
      ownerOf: (object) => (object instanceof three.Group ? (owners.get(object) ?? null) : null),
      object: (id) => [...owners.keys()].find((object) => owners.get(object) === id),
    },
    loop: { beforeDrawing: (prepare) => frames.push(prepare), invalidate, moved },
    onChange,
  })
  return {
    preview,
    puppets,
    scene,
    shown,
    invalidate,
    moved,
    onChange,
    frame: (milliseconds: number) => frames[0]?.(milliseconds),
  }
}

describe('ClipPreview', () => {
  it('moves what is selected and nothing else', () => {
    const { preview, shown, frame } = stage()
    preview.start([catId])
    frame(50)
    expect(shown).toEqual([
      [catId, 0],
      [catId, 0.05],
    ])
  })

  it('says that meshes have changed places when it begins and when it ends', () => {
    const { preview, invalidate, onChange } = stage()
    preview.start([catId])
    expect([invalidate.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1])
    preview.stop()
    expect([invalidate.mock.calls.length, onChange.mock.calls.length]).toEqual([2, 2])
    preview.stop()
    expect(invalidate).toHaveBeenCalledTimes(2)
  })

  it('ends after eight seconds, so that a selected animal does not keep the machine busy', () => {
    const { preview, shown, invalidate, frame } = stage()
    preview.start([dogId])
    for (let i = 0; i < 81; i++) frame(100)
    expect(shown.at(-1)?.[1]).toBe('rest')
    invalidate.mockClear()
    frame(100)
    expect(invalidate).not.toHaveBeenCalled()
  })

  it('asks for no frame when nothing that moves is selected', () => {
    const { preview, invalidate, onChange, frame } = stage()
    preview.start([EntityId.parse('box')])
    frame(50)
    expect(invalidate).not.toHaveBeenCalled()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('begins anew when what is shown was changed, and not for anything else', () => {
    const { preview, shown, frame } = stage()
    preview.start([catId])
    frame(80)
    preview.startAgain([dogId])
    expect(shown.at(-1)).toEqual([catId, 0.08])
    preview.startAgain([catId])
    expect(shown.at(-1)).toEqual([catId, 0])
  })

  it('forgets a puppet that was taken out of the scene', () => {
    const { preview, scene, shown } = stage()
    scene.clear()
    preview.start([catId])
    expect(shown).toEqual([])
  })
})
