/**
 * Of three.js' layers the one of meshes that `Crowds` draws in their place: no camera sees it, but rays that ask for it meet them. Layers 1 and 2
 * belong to the eyes of glasses.
 */
export const crowdLayer = 7
