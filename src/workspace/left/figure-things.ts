import { avatarStyles } from '../../../model/components/avatar.ts'
import type { Thing } from './thing.ts'

/** What the player can look like. A scene has one player: choosing another figure changes that one. */
export const figureThings: readonly Thing[] = avatarStyles.map((style) => ({
  id: `figure-${style}`,
  label: `design.things.figure-${style}`,
  category: 'player',
  kind: 'player',
  components: { avatar: { style } },
  offset: [0, 0, 0],
  scale: [1, 1, 1],
}))
