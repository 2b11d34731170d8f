import { z } from 'zod'

/** The figures that a player can be. */
export const avatarStyles = ['kid', 'blocks', 'astronaut'] as const
export type AvatarStyle = (typeof avatarStyles)[number]

/** Component `avatar`: what the player looks like; a `kid` where there is none. */
export const Avatar = z.strictObject({ style: z.enum(avatarStyles) })
export type Avatar = z.infer<typeof Avatar>
