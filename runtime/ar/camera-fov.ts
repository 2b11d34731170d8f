/** Degrees that MindAR takes every camera picture to be high. The same is drawn, so that what is wrong about it is wrong on both sides. */
export const cameraFov = 45
