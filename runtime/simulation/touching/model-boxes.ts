import type { ModelName } from '../../../model/components/model.ts'
import type { Box } from '../space/box.ts'

/** A box that stands on the ground around its own axis. */
const standing = (width: number, height: number, depth: number): Box => ({
  min: [-width / 2, 0, -depth / 2],
  max: [width / 2, height, depth / 2],
})

/**
 * The touchable part of each shipped model, metres at scale 1: its body without twigs, wings and crowns that stand out, so
 * that touching feels right. The simulation has no pictures, so the numbers stand here.
 */
export const modelBoxes: Readonly<Record<ModelName, Box>> = {
  tree: standing(1.6, 3.6, 1.6),
  pine: standing(1.8, 4.6, 1.8),
  bush: standing(1.2, 0.9, 1),
  flowers: standing(0.8, 0.5, 0.4),
  mushroom: standing(0.8, 0.9, 0.8),
  rock: standing(1.2, 0.8, 1),
  house: standing(2.2, 2.7, 2),
  lantern: standing(0.9, 1.6, 0.5),
  swing: standing(1.1, 3.7, 0.4),
  treehouse: standing(5.2, 6.5, 5.2),
  pond: standing(5, 0.1, 5),
  log: standing(1.5, 0.6, 1.5),
  path: standing(1.6, 0.1, 4),
  cloud: { min: [-1, -0.4, -0.5], max: [1.2, 0.5, 0.5] },
  flag: standing(0.8, 2, 0.2),
  ball: standing(1, 1, 1),
  kid: standing(0.9, 1.7, 0.8),
  chick: standing(0.6, 0.8, 0.7),
  dragon: { min: [-0.7, 0, -1.2], max: [0.7, 2.2, 1.5] },
  't-rex': standing(1.2, 2.9, 2.6),
}
