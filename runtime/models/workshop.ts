export { buildAvatar, buildHotspot, buildModel } from './build-model.ts'
export { buildShape } from './build-shape.ts'
