/** The pale walls of the castle, a little darker at their feet. */
export const masonry = { color: '#cfc5c6', top: '#e8e0d9', vary: 0.022 } as const
export const paleStone = { color: '#e8e0d9', vary: 0.015 } as const
export const shadowStone = { color: '#b9adb6', vary: 0.02 } as const
/** What one sees through slits and windows at day. */
export const darkness = { color: '#4a3b57', vary: 0.01 } as const
