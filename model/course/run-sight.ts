import { z } from 'zod'
import { Vec3Schema } from '../components/vec3.ts'
import { EntityId } from '../ids.ts'

/** Things that one sight tells of at most; a world of a course has far fewer that move. */
export const mostSeenThings = 400

/** How a thing stands in a run: metres and degrees of the world. */
export const SeenThing = z.object({
  id: EntityId,
  /** The thing of the scene that it is a copy of; its own id when it is none. */
  of: EntityId,
  position: Vec3Schema,
  /** About the vertical axis, degrees; not brought below 360. */
  turn: z.number(),
  isVisible: z.boolean(),
  /** What it says in a bubble just now. */
  says: z.string().max(500).nullable(),
})
export type SeenThing = z.infer<typeof SeenThing>

const keys = z.array(z.string().max(32)).max(64)

/** What a course sees of a run, some times a second: what is other than at the sight before, and what the person did since. */
export const RunSight = z.object({
  /** 1/60 s since the run began. */
  step: z.int().min(0),
  /** `null` while none is shown. */
  score: z.number().nullable(),
  ends: z.enum(['won', 'lost']).nullable(),
  /** `KeyboardEvent.key`: pressed since the last sight, and held at this one. */
  pressed: keys,
  held: keys,
  clicked: z.array(EntityId).max(64),
  things: z.array(SeenThing).max(mostSeenThings),
  /** Ids of what was taken out of the world. */
  gone: z.array(EntityId).max(mostSeenThings),
})
export type RunSight = z.infer<typeof RunSight>
