import { z } from 'zod'
import { SceneId } from '../../model/ids.ts'
import { PresenceUser } from './presence.ts'

/** Everything that people can say to each other in a room; there is no free text. */
export const stickers = ['heart', 'star', 'thumbs-up', 'laugh', 'wow', 'party', 'idea', 'help'] as const

const Coordinate = z.number().min(-100_000).max(100_000)

const Sticker = z.strictObject({ kind: z.literal('sticker'), sticker: z.enum(stickers) })

/** 'Look here': a place in a scene, in metres. */
const Ping = z.strictObject({
  kind: z.literal('ping'),
  sceneId: SceneId,
  at: z.tuple([Coordinate, Coordinate, Coordinate]),
})

/** What a client says to the others in the room. */
export const Greeting = z.discriminatedUnion('kind', [Sticker, Ping])
export type Greeting = z.infer<typeof Greeting>

/** The same as the others get it: who says it is the server's word. */
export const StampedSticker = Sticker.extend({ from: PresenceUser })
export const StampedPing = Ping.extend({ from: PresenceUser })
