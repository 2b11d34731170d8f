import { Avatar } from '../components/avatar.ts'
import { Environment } from '../components/environment.ts'
import { Geometry } from '../components/geometry.ts'
import { Hotspot } from '../components/hotspot.ts'
import { Material } from '../components/material.ts'
import { Image, Imported, Sound, Video } from '../components/media.ts'
import { Model } from '../components/model.ts'
import { Player } from '../components/player.ts'
import type { JsonObject } from '../json.ts'

/** What must arrive before a scene is to be seen as it is: the recipe of a model, what stands around, a file of the library. */
export type ScenePart =
  | { readonly kind: 'model' | 'file'; readonly name: string }
  | { readonly kind: 'surroundings'; readonly name: Environment['preset'] }

interface Thing {
  readonly kind: string
  readonly components: Readonly<Record<string, JsonObject>>
}

/** No two parts have the same. */
export const partKey = ({ kind, name }: ScenePart): string => `${kind} ${name}`

/** What these things are made of, each part once. A thing whose component is broken is drawn as a box and needs nothing. */
export function sceneParts(things: Iterable<Thing>): readonly ScenePart[] {
  const parts = new Map<string, ScenePart>()
  for (const thing of things) {
    const part = scenePartOf(thing)
    if (part) parts.set(partKey(part), part)
  }
  return [...parts.values()]
}

const known = new WeakMap<Thing, ScenePart | null>()

/** What one thing is made of. Reckoned once: a scene asks when it fetches and when it counts. */
export function scenePartOf(thing: Thing): ScenePart | undefined {
  let part = known.get(thing)
  if (part === undefined) {
    part = partOf(thing) ?? null
    known.set(thing, part)
  }
  return part ?? undefined
}

function partOf({ kind, components }: Thing): ScenePart | undefined {
  switch (kind) {
    case 'model':
      return model(Model.safeParse(components.model).data?.name)
    case 'hotspot': {
      const { data } = Hotspot.safeParse(components.hotspot)
      return data && model(`${data.sign}-hotspot`)
    }
    case 'player': {
      if (!Player.safeParse(components.player).success) return undefined
      return model(`${Avatar.safeParse(components.avatar).data?.style ?? 'kid'}-avatar`)
    }
    case 'environment': {
      const { data } = Environment.safeParse(components.environment)
      return data && { kind: 'surroundings', name: data.preset }
    }
    case 'shape': {
      if (!Geometry.safeParse(components.geometry).success) return undefined
      return file(Material.safeParse(components.material).data?.texture)
    }
    case 'image':
      return file(Image.safeParse(components.image).data?.source)
    case 'sound':
      return file(Sound.safeParse(components.sound).data?.source)
    case 'video':
      return file(Video.safeParse(components.video).data?.source)
    case 'imported':
      return file(Imported.safeParse(components.imported).data?.source)
    default:
      return undefined
  }
}

const model = (name: string | undefined): ScenePart | undefined =>
  name === undefined ? undefined : { kind: 'model', name }
const file = (name: string | undefined): ScenePart | undefined =>
  name === undefined ? undefined : { kind: 'file', name }
