import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EntityId, SceneId } from '../../model/ids.ts'
import type { Entity } from '../../model/project/project.ts'
import type { FrameEntity } from '../../protocol/frame/frame-entity.ts'
import { ToFrame } from '../../protocol/frame/to-frame.ts'
import { createEntityFeed } from '../../src/workspace/frame/entity-feed.ts'

const sceneId = SceneId.parse('scene')

const entity = (id: number, x: number): Entity => ({
  id: EntityId.parse(`e${id}`),
  sceneId,
  kind: 'shape',
  name: `Box ${id}`,
  parentId: null,
  position: [x, 0, 0],
  rotation: [0, 0, 0],
  scale: [1, 1, 1],
  components: { geometry: { primitive: 'box' } },
  isHidden: false,
  isLocked: false,
})

/** What a frame holds that does what the protocol says. */
function createModelFrame() {
  const shown = new Map<string, FrameEntity>()
  const messages: ToFrame[] = []
  return {
    shown,
    messages,
    receive(sent: ToFrame) {
      const message = ToFrame.parse(structuredClone(sent))
      messages.push(message)
      if (message.type === 'scene.load') {
        shown.clear()
        for (const one of message.entities) shown.set(one.id, one)
      } else if (message.type === 'scene.patch') {
        for (const id of message.removes) shown.delete(id)
        for (const one of message.upserts) shown.set(one.id, one)
      }
    },
  }
}

/** The next list: some go, some change, some stay the same object, some are new. */
const change = fc.array(fc.record({ id: fc.nat(12), x: fc.integer({ min: -9, max: 9 }) }), { maxLength: 12 })

function nextScene(
  before: readonly Entity[],
  wanted: readonly { id: number; x: number }[],
): readonly Entity[] {
  const known = new Map(before.map((one) => [one.id, one]))
  const next = new Map<string, Entity>()
  for (const { id, x } of wanted) {
    const fresh = entity(id, x)
    const old = known.get(fresh.id)
    next.set(fresh.id, old?.position[0] === x ? old : fresh)
  }
  return [...next.values()]
}

describe('entity feed', () => {
  it('patches lead to the same picture as a whole load', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        const patched = createModelFrame()
        const feed = createEntityFeed(patched.receive)
        feed.load([])
        let scene: readonly Entity[] = []
        for (const wanted of changes) {
          scene = nextScene(scene, wanted)
          feed.update(scene)
        }
        const loaded = createModelFrame()
        createEntityFeed(loaded.receive).load(scene)
        const byId = (frame: typeof loaded) =>
          [...frame.shown.values()].sort((a, b) => a.id.localeCompare(b.id))
        expect(byId(patched)).toEqual(byId(loaded))
      }),
    )
  })

  it('sends only what changed, and nothing when nothing did', () => {
    const frame = createModelFrame()
    const feed = createEntityFeed(frame.receive)
    const [a, b] = [entity(1, 0), entity(2, 0)]
    feed.load([a, b])
    feed.update([a, b])
    expect(frame.messages).toHaveLength(1)
    const moved = entity(2, 5)
    feed.update([a, moved])
    expect(frame.messages[1]).toMatchObject({ type: 'scene.patch', removes: [] })
    expect(frame.messages[1]).toHaveProperty('upserts.length', 1)
    feed.update([moved])
    expect(frame.messages[2]).toEqual({ type: 'scene.patch', upserts: [], removes: [a.id] })
  })

  it('keeps a page that must know the order by whole loads, and sends none that it has already', () => {
    const frame = createModelFrame()
    const feed = createEntityFeed(frame.receive)
    const [a, b] = [entity(1, 0), entity(2, 0)]
    feed.keep([a, b])
    feed.keep([a, b])
    expect(frame.messages).toHaveLength(1)
    feed.keep([b, a])
    expect(frame.messages[1]).toMatchObject({ type: 'scene.load', entities: [{ id: b.id }, { id: a.id }] })
    feed.forget()
    feed.keep([b, a])
    expect(frame.messages).toHaveLength(3)
  })
})
