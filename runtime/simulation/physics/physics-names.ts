/** Names of the helper API by which a script can let things fall. */
export const physicsNames = ['physics', 'push', 'throwTo', 'velocity'] as const
